import type { DeviationKind } from '../../../lib/grading/deviation.ts'
import { formatCount, formatPercent } from '../../number-format.ts'
import { element, fill } from './elements.ts'
import { countDeviations, type Filters, shownSeries } from './filters.ts'
import { seriesName } from './headline.ts'
import type { Report, Series } from './report.ts'

export const kindLetters: Readonly<Record<DeviationKind, string>> = {
  'wrong field': 'W',
  'extra effect': 'E',
  'missing effect': 'M',
}

const mostRows = 15

interface Row {
  readonly deviation: number
  readonly kind: DeviationKind
  readonly table: string
  readonly what: string
  /** Failed trials by series. */
  readonly counts: readonly number[]
  readonly total: number
}

/** Where trials go wrong: failed trials by table, column and kind of deviation, one column per series. */
export class Signatures {
  readonly section = element('section', { id: 'signatures' })
  readonly #body = element('div', { class: 'scroll' })
  readonly #more = element('button', { type: 'button', onclick: () => this.#toggle() })
  readonly #choose: (deviation: number) => void
  #all = false
  #redraw: () => void = () => {}

  /** @param choose - filters trials by a deviation */
  constructor(choose: (deviation: number) => void) {
    this.#choose = choose
    fill(
      this.section,
      element('h2', {}, 'Failure signatures'),
      element(
        'p',
        { class: 'caption' },
        'Failed trials by what was wrong with the end state. A trial with several deviations counts in several rows. Choose a row to see its trials below.',
      ),
      this.#body,
      this.#more,
    )
  }

  draw(report: Report, filters: Filters): void {
    this.#redraw = () => this.draw(report, filters)
    const series = shownSeries(report, filters)
    const counts = series.map((each) => countDeviations(report, each, filters))
    const rows = report.data.deviations
      .map(([kind, place], deviation): Row => {
        const own = counts.map((count) => count.get(deviation) ?? 0)
        const [table, column] = kind === 'wrong field' ? splitPlace(place) : [place, undefined]
        const total = own.reduce((sum, count) => sum + count, 0)
        return { deviation, kind, table, what: column ?? kind, counts: own, total }
      })
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total)
    const kept = this.#all ? rows : rows.slice(0, mostRows)
    this.#more.hidden = rows.length <= mostRows
    this.#more.textContent = this.#all ? 'Show the most frequent' : `Show all ${rows.length}`
    if (rows.length === 0) {
      fill(this.#body, element('p', {}, 'No trial deviates here.'))
      return
    }
    const most = Math.max(...kept.flatMap((row) => row.counts))
    fill(
      this.#body,
      element(
        'table',
        { class: series.length > 1 ? 'signatures many' : 'signatures one' },
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            element('th', { scope: 'col' }, 'table'),
            element('th', { scope: 'col' }, 'deviation'),
            ...series.map((each) => element('th', { scope: 'col' }, ...seriesName(each))),
          ),
        ),
        ...byTable(kept).map((own) =>
          element(
            'tbody',
            {},
            ...own.map((row, index) =>
              element(
                'tr',
                { class: filters.deviation === row.deviation ? 'chosen' : '' },
                index === 0 && element('th', { scope: 'rowgroup', rowspan: own.length }, row.table),
                element('td', {}, this.#button(row, filters.deviation === row.deviation)),
                ...row.counts.map((count) => amount(count, most)),
              ),
            ),
          ),
        ),
        totals(report, series, filters),
      ),
    )
  }

  #button({ deviation, kind, table, what }: Row, chosen: boolean): HTMLElement {
    return element(
      'button',
      {
        type: 'button',
        class: 'deviation',
        'aria-pressed': `${chosen}`,
        'aria-label': `${kind} ${kind === 'wrong field' ? `${table}.${what}` : table}`,
        onclick: () => this.#choose(chosen ? -1 : deviation),
      },
      element('span', { class: 'letter', 'aria-hidden': 'true' }, kindLetters[kind]),
      what,
    )
  }

  #toggle(): void {
    this.#all = !this.#all
    this.#redraw()
  }
}

/** Rows of one table together, the table with the most failures first. */
function byTable(rows: readonly Row[]): Row[][] {
  const total = (own: readonly Row[]) => own.reduce((sum, row) => sum + row.total, 0)
  return [...Map.groupBy(rows, (row) => row.table).values()].sort((a, b) => total(b) - total(a))
}

/** Below the rows: all failures, and the clean ones among them. */
function totals(report: Report, series: readonly Series[], filters: Filters): HTMLElement {
  const counts = series.map((each) => {
    const cells = report.tasksOf(each, filters).flatMap((task) => task.cells)
    const failed = cells.map((code) => report.cell(code)).filter((cell) => cell.verdict === 'failed')
    return { failed: failed.length, clean: failed.filter(({ clean }) => clean).length }
  })
  const line = (title: string, text: (count: { failed: number; clean: number }) => string) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row', colspan: 2 }, title),
      ...counts.map((count) => element('td', {}, text(count))),
    )
  return element(
    'tfoot',
    {},
    line('failed trials', ({ failed }) => formatCount(failed)),
    line(
      'of them clean: ended by itself after a write, without an error on its last call',
      ({ failed, clean }) => (failed === 0 ? '–' : `${formatPercent(clean / failed)} %`),
    ),
  )
}

function amount(count: number, most: number): HTMLElement {
  const cell = element('td', { class: 'amount' }, element('span', {}, count === 0 ? '·' : formatCount(count)))
  cell.style.setProperty('--share', `${count / most}`)
  return cell
}

/** `tickets.status` as table and column; a cut place has no column. */
function splitPlace(place: string): [table: string, column: string | undefined] {
  const dot = place.indexOf('.')
  return dot < 0 ? [place, undefined] : [place.slice(0, dot), place.slice(dot + 1)]
}
