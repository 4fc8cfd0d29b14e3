import { formatCount } from '../../number-format.ts'
import { byId, element, fill } from './elements.ts'
import { countDeviations, type Filters, noFilters, orders, verdictChoices } from './filters.ts'
import { seriesName } from './headline.ts'
import type { Report } from './report.ts'

type Change = (change: Partial<Filters>) => void

/**
 * The filters at the top of the page. Agents, domain, family and level choose what figures are about; the rest finds
 * trials.
 */
export class FilterBar {
  readonly #report: Report
  readonly #change: Change
  readonly #family: HTMLSelectElement
  readonly #selects = new Map<string, HTMLSelectElement>()
  readonly #search: HTMLInputElement
  readonly #agents: readonly HTMLInputElement[]

  constructor(report: Report, change: Change) {
    this.#report = report
    this.#change = change
    const form = byId('filters')
    form.addEventListener('submit', (event) => event.preventDefault())
    this.#agents = report.series.map(({ number }) =>
      element('input', { type: 'checkbox', value: number, onchange: () => this.#chooseAgents() }),
    )
    this.#family = this.#select('family', 'Family', [['', 'all families']], (family) => change({ family }))
    this.#search = element('input', {
      id: 'filter-search',
      type: 'search',
      placeholder: 'id or words of the title',
      oninput: () => change({ search: this.#search.value }),
    })
    const domains = report.domains.map((domain): [string, string] => [domain, domain])
    fill(
      form,
      report.series.length > 1 &&
        element(
          'fieldset',
          { class: 'agents' },
          element('legend', {}, 'Agents'),
          ...report.series.map((series, index) =>
            element('label', { class: 'chip' }, this.#agents[index], ...seriesName(series)),
          ),
        ),
      element(
        'div',
        { class: 'selects' },
        label(
          this.#select('domain', 'Domain', [['', 'all domains'], ...domains], (domain) =>
            change({ domain, family: '' }),
          ),
          'Domain',
        ),
        label(this.#family, 'Family'),
        report.levels.length > 1 &&
          label(
            this.#select(
              'level',
              'Level',
              [['', 'all levels'], ...report.levels.map((level): [string, string] => [level, level])],
              (level) => change({ level }),
            ),
            'Level',
          ),
        element('span', { class: 'divider', 'aria-hidden': 'true' }),
        label(
          this.#select(
            'verdict',
            'Verdict',
            [['', 'any verdict'], ...Object.entries(verdictChoices)],
            (verdict) => change({ verdict: isVerdict(verdict) ? verdict : '' }),
          ),
          'Verdict',
        ),
        label(
          this.#select('deviation', 'Deviation', this.#deviations(), (deviation) =>
            change({ deviation: Number(deviation) }),
          ),
          'Deviation',
        ),
        element('label', {}, element('span', {}, 'Task'), this.#search),
        label(
          this.#select('order', 'Order', Object.entries(orders), (order) =>
            change({ order: isOrder(order) ? order : 'task' }),
          ),
          'Order',
        ),
        element('button', { type: 'button', id: 'reset', onclick: () => change(noFilters(report)) }, 'Reset'),
      ),
    )
  }

  /** Shows the selection, no matter where it was made. */
  show(filters: Filters): void {
    const families = this.#report.families(filters.domain)
    options(this.#family, [
      ['', 'all families'],
      ...families.map((family): [string, string] => [family, family]),
    ])
    this.#family.value = filters.family
    for (const [name, select] of this.#selects) {
      if (name === 'domain') select.value = filters.domain
      if (name === 'level') select.value = filters.level
      if (name === 'verdict') select.value = filters.verdict
      if (name === 'deviation') select.value = `${filters.deviation}`
      if (name === 'order') select.value = filters.order
    }
    if (this.#search.value !== filters.search) this.#search.value = filters.search
    for (const [number, box] of this.#agents.entries()) box.checked = filters.shown.has(number)
  }

  #chooseAgents(): void {
    const shown = this.#agents.flatMap((box, number) => (box.checked ? [number] : []))
    this.#change({ shown: new Set(shown) })
  }

  #select(
    name: string,
    title: string,
    choices: readonly (readonly [value: string, text: string])[],
    choose: (value: string) => void,
  ): HTMLSelectElement {
    const select = element('select', {
      id: `filter-${name}`,
      'aria-label': title,
      onchange: () => choose(select.value),
    })
    options(select, choices)
    this.#selects.set(name, select)
    return select
  }

  /** Every deviation with the number of failed trials that show it, the most frequent first. */
  #deviations(): [string, string][] {
    const { data } = this.#report
    const counts = new Map<number, number>()
    for (const series of this.#report.series) {
      for (const [deviation, trials] of countDeviations(this.#report, series, {
        domain: '',
        family: '',
        level: '',
      })) {
        counts.set(deviation, (counts.get(deviation) ?? 0) + trials)
      }
    }
    const listed = [...counts].sort((a, b) => b[1] - a[1])
    return [
      ['-1', 'any deviation'],
      ...listed.map(([deviation, count]): [string, string] => {
        const [kind, place] = data.deviations[deviation] ?? ['', '']
        return [`${deviation}`, `${kind} ${place} (${formatCount(count)})`]
      }),
    ]
  }
}

function label(select: HTMLSelectElement, text: string): HTMLElement {
  return element('label', {}, element('span', {}, text), select)
}

function options(
  select: HTMLSelectElement,
  choices: readonly (readonly [value: string, text: string])[],
): void {
  fill(select, ...choices.map(([value, text]) => element('option', { value }, text)))
}

function isVerdict(text: string): text is keyof typeof verdictChoices {
  return text in verdictChoices
}

function isOrder(text: string): text is keyof typeof orders {
  return text in orders
}
