import { splitVariant } from '../../../lib/settings/variant-name.ts'
import { formatCount, formatMoney, formatNoun, formatPercent } from '../../number-format.ts'
import { element, fill } from './elements.ts'
import { type Filters, shownSeries } from './filters.ts'
import { shapeOf } from './palette.ts'
import type { Figure, Report, Scope, ScopeFigures, Series } from './report.ts'
import { visibleText } from './visible-text.ts'

/** The page's head: what was run, and what kind of agents these are. */
export function drawHead(head: Element, report: Report): void {
  const { runs, series, writtenAt } = report.data
  document.title = `${visibleText(runs.map(({ name }) => name).join(', ')).slice(0, 80)} – reliability report`
  const simulated = series.filter((each) => each.simulated).length
  fill(
    head,
    element('h1', {}, 'Reliability report'),
    element(
      'ul',
      { class: 'runs' },
      ...runs.map((run) =>
        element(
          'li',
          {},
          element('b', {}, run.name),
          ` started ${time(run.startedAt)}`,
          run.sessions > 1 && `, continued ${formatNoun(run.sessions - 1, 'time')}`,
          run.commit !== undefined && `, suites at ${run.commit}`,
          run.unreadable > 0 &&
            element(
              'span',
              { class: 'warn' },
              ` ${formatNoun(run.unreadable, 'journal line')} could not be read`,
            ),
        ),
      ),
    ),
    element('p', { class: 'fine' }, `Report written ${time(writtenAt)}.`),
    simulated > 0 &&
      element(
        'p',
        { class: 'notice' },
        simulated === series.length
          ? 'Every agent here is simulated: no model was asked, and the figures say nothing about any model.'
          : 'Agents whose names begin with simulated/ are simulated: no model was asked, and their figures say nothing about any model.',
      ),
  )
}

function time(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}

/** Headline figures: one sentence that says the point, then a row per series and, if wanted, domain. */
export class Headline {
  readonly section = element('section', { id: 'headline', 'aria-label': 'Headline figures' })
  readonly #lead = element('p', { class: 'lead' })
  readonly #table = element('div', { class: 'scroll' })
  readonly #note = element('p', { class: 'fine' })
  readonly #domains = element('input', { type: 'checkbox', id: 'by-domain', onchange: () => this.#redraw() })
  #redraw: () => void = () => {}

  constructor(report: Report) {
    this.#domains.checked = report.series.length <= 3 && report.domains.length > 1
    fill(
      this.section,
      this.#lead,
      this.#table,
      element(
        'div',
        { class: 'below' },
        this.#note,
        report.domains.length > 1 &&
          element('label', { class: 'check' }, this.#domains, ' one row per domain as well'),
      ),
    )
  }

  draw(report: Report, filters: Filters): void {
    this.#redraw = () => this.draw(report, filters)
    const rows = shownSeries(report, filters).map((series) => ({
      series,
      figures: report.figures(series, filters),
    }))
    fill(this.#lead, ...lead(rows, report, filters))
    fill(this.#table, this.#rows(report, filters, rows))
    fill(this.#note, ...notes(rows, report))
  }

  #rows(
    report: Report,
    filters: Filters,
    rows: readonly { series: Series; figures: ScopeFigures }[],
  ): HTMLElement {
    const { k } = report
    const priced = rows.some(({ series, figures }) => costOf(series, figures) !== null)
    const head = ['pass@1', `pass@${k}`, `observed ${k}/${k}`, 'retention']
    const domains =
      this.#domains.checked && filters.domain === '' && filters.family === '' ? report.domains : []
    return element(
      'table',
      { class: 'headline' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          element('th', { scope: 'col' }, 'agent'),
          ...head.map((title) =>
            element('th', { scope: 'col' }, title, element('small', {}, explanation(title, k))),
          ),
          priced && element('th', { scope: 'col' }, 'cost', element('small', {}, 'per passed trial')),
          element('th', { scope: 'col' }, 'tasks', element('small', {}, 'complete')),
          element('th', { scope: 'col' }, 'trials', element('small', {}, 'valid')),
        ),
      ),
      ...rows.map(({ series, figures }) =>
        element(
          'tbody',
          {},
          row(seriesName(series), figures, series, '', priced),
          ...domains.flatMap((domain) => {
            if (!series.domains[domain]) return []
            const scope: Scope = { domain, family: '', level: filters.level }
            return [row([domain], report.figures(series, scope), series, domain, priced)]
          }),
        ),
      ),
    )
  }
}

/** What the agents do that are neither a model nor simulated. */
const kinds = new Map([
  ['reference', 'replays the solutions'],
  ['idle', 'does nothing'],
])

/** A series' name with its glyph, and what kind of agent it is where it is no model. */
export function seriesName(series: Series): (Node | string)[] {
  const kind = series.simulated ? 'simulated' : (kinds.get(splitVariant(series.agent).agent) ?? '')
  const glyph = element(
    'span',
    { class: `glyph series-${(series.number % 8) + 1}`, 'aria-hidden': 'true' },
    shapeOf(series.number).glyph,
  )
  return [
    glyph,
    element('span', {}, ...breakable(series.label)),
    ...(kind === '' ? [] : [element('span', { class: 'tag' }, kind)]),
  ]
}

/** Lets a long name break after a slash. */
function breakable(text: string): (Node | string)[] {
  return text.split(/(?<=\/)/).flatMap((part, index) => (index === 0 ? [part] : [element('wbr'), part]))
}

function row(
  name: readonly (Node | string)[],
  figures: ScopeFigures,
  series: Series,
  domain: string,
  priced: boolean,
): HTMLElement {
  const { tasks, trials } = figures
  const costPerSuccess = costOf(series, figures)
  const cells = [
    rate('pass-at-1', figures.passAt1),
    rate('ever-passed', figures.everPassed),
    rate('all-passed', figures.allPassed),
    rate('retention', figures.retention),
  ]
  const incomplete = tasks.total - tasks.complete
  return element(
    'tr',
    { 'data-series': series.label, 'data-domain': domain, class: domain === '' ? 'whole' : 'part' },
    element('th', { scope: 'row' }, ...name),
    ...cells,
    priced &&
      element(
        'td',
        { 'data-figure': 'cost' },
        costPerSuccess ? formatMoney(costPerSuccess.value) : '–',
        costPerSuccess?.interval && ' ',
        costPerSuccess?.interval && interval(costPerSuccess.interval.map(formatMoney)),
      ),
    element(
      'td',
      { 'data-figure': 'tasks' },
      formatCount(tasks.complete),
      incomplete > 0 && ' ',
      incomplete > 0 && element('small', { class: 'warn' }, `${formatCount(incomplete)} incomplete`),
    ),
    element(
      'td',
      { 'data-figure': 'trials' },
      formatCount(trials.total - trials.invalid),
      trials.invalid > 0 && ' ',
      trials.invalid > 0 && element('small', { class: 'warn' }, `${formatCount(trials.invalid)} invalid`),
    ),
  )
}

/** An agent that asks no model has no cost, and not one of nothing. */
function costOf(series: Series, { costPerSuccess }: ScopeFigures): Figure | null {
  const modelFree = series.simulated || kinds.has(splitVariant(series.agent).agent)
  return modelFree && costPerSuccess?.value === 0 ? null : costPerSuccess
}

function rate(name: string, figure: Figure | null): HTMLElement {
  if (!figure) return element('td', { 'data-figure': name }, '–')
  const bar = element('span', { class: 'bar', 'aria-hidden': 'true' })
  bar.style.setProperty('--value', `${figure.value}`)
  if (figure.interval) {
    const [low, high] = figure.interval
    const whisker = element('span', { class: 'whisker' })
    whisker.style.setProperty('--low', `${low}`)
    whisker.style.setProperty('--high', `${high}`)
    bar.append(whisker)
  }
  return element(
    'td',
    { 'data-figure': name },
    element('b', {}, formatPercent(figure.value)),
    figure.interval && ' ',
    figure.interval && interval(figure.interval.map(formatPercent)),
    bar,
  )
}

function interval([low = '', high = '']: readonly string[]): HTMLElement {
  return element('small', { class: 'interval' }, `${low}–${high}`)
}

function explanation(title: string, k: string): string {
  if (title === 'pass@1') return '% of trials passed'
  if (title === 'retention') return `% of pass@1 that is left at ${k}/${k}`
  return title.startsWith('pass@') ? '% of tasks solved at least once' : '% of tasks solved every time'
}

function lead(
  rows: readonly { series: Series; figures: ScopeFigures }[],
  report: Report,
  { domain, family, level }: Filters,
): (Node | string)[] {
  const { k } = report
  const where = family !== '' ? ` of ${family}` : domain !== '' ? ` in ${domain}` : ''
  const kind = level === '' ? '' : `${level} `
  const counted = rows
    .flatMap(({ series, figures: { everPassed, allPassed } }) =>
      everPassed && allPassed ? [{ series, ever: everPassed.value, all: allPassed.value }] : [],
    )
    .sort((a, b) => b.all - a.all)
  const [best] = counted
  if (!best)
    return [rows.length === 0 ? 'No agent is shown.' : 'No task is complete yet: too few valid attempts.']
  const strong = (share: number) => element('b', {}, `${formatPercent(share)} %`)
  if (counted.length === 1) {
    return [
      `${best.series.label} solves `,
      strong(best.ever),
      ` of the ${kind}tasks${where} at least once in ${k} attempts, and `,
      strong(best.all),
      ` of them every time.`,
    ]
  }
  const range = (values: readonly number[]) => {
    const ends = new Set([Math.min(...values), Math.max(...values)].map(formatPercent))
    return `${[...ends].join('–')} %`
  }
  return [
    `In ${k} attempts, ${crowd(counted.map(({ series }) => series))} solve `,
    element('b', {}, range(counted.map(({ ever }) => ever))),
    ` of the ${kind}tasks${where} at least once, and `,
    element('b', {}, range(counted.map(({ all }) => all))),
    ' every time.',
  ]
}

/** `12 agents`, `2 runs of openai/gpt-5`, `3 agents in 2 runs`. */
function crowd(series: readonly Series[]): string {
  const agents = new Set(series.map(({ agent }) => agent))
  const runs = new Set(series.map(({ run }) => run))
  if (runs.size === 1) return formatNoun(agents.size, 'agent')
  if (agents.size === 1) return `${formatNoun(runs.size, 'run')} of ${[...agents].join('')}`
  return `${formatNoun(agents.size, 'agent')} in ${formatNoun(runs.size, 'run')}`
}

function notes(rows: readonly { series: Series; figures: ScopeFigures }[], { k }: Report): string[] {
  const sum = (value: (figures: ScopeFigures) => number) =>
    rows.reduce((total, { figures }) => total + value(figures), 0)
  const incomplete = sum(({ tasks }) => tasks.total - tasks.complete)
  const invalid = sum(({ trials }) => trials.invalid)
  return [
    'Small figures are 95 % intervals, clustered by task.',
    ...(incomplete > 0
      ? [
          ` Incomplete tasks have fewer valid attempts than asked for; they count in pass@1, and neither in pass@${k} nor in ${k}/${k}.`,
        ]
      : []),
    ...(invalid > 0 ? [' Invalid trials met an infrastructure error and count in no rate.'] : []),
  ]
}
