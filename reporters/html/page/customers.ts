import { type CustomerFigures, describeDifference } from '../../describe-difference.ts'
import { formatPercent } from '../../number-format.ts'
import { element, fill } from './elements.ts'
import { type Filters, shownSeries } from './filters.ts'
import { seriesName } from './headline.ts'
import type { Report } from './report.ts'

/** Whether it made a difference which model played the customer, for the agents that are shown. */
export class Customers {
  readonly section = element('section', { id: 'customers' })
  readonly #table = element('table', { class: 'headline' })

  constructor() {
    fill(
      this.section,
      element('h2', {}, 'Customers'),
      element(
        'p',
        { class: 'caption' },
        'pass@1 under each model that played the customer, over all tasks, whatever is filtered. Differences from the first one are paired by task, with 95 % intervals.',
      ),
      element('div', { class: 'scroll' }, this.#table),
    )
  }

  draw(report: Report, filters: Filters): void {
    const shown = shownSeries(report, filters).filter(({ customers }) => customers !== undefined)
    this.section.hidden = shown.length === 0
    const head = ['customer', 'pass@1', 'against the first customer']
    fill(
      this.#table,
      element('thead', {}, element('tr', {}, ...head.map((title) => element('th', { scope: 'col' }, title)))),
      ...shown.map((series) =>
        element(
          'tbody',
          {},
          element(
            'tr',
            { class: 'whole' },
            element('th', { scope: 'rowgroup', colspan: 3 }, ...seriesName(series)),
          ),
          ...(series.customers ?? []).map(row),
        ),
      ),
    )
  }
}

function row({ customer, passAt1, difference }: CustomerFigures): HTMLElement {
  const interval = passAt1?.interval?.map(formatPercent).join('–')
  return element(
    'tr',
    { class: 'part' },
    element('th', { scope: 'row' }, customer),
    element(
      'td',
      {},
      passAt1 ? formatPercent(passAt1.value) : '–',
      interval !== undefined && ' ',
      interval !== undefined && element('small', { class: 'interval' }, interval),
    ),
    element('td', {}, difference && describeDifference(difference)),
  )
}
