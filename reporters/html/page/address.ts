import { type Filters, noFilters, orders, verdictChoices } from './filters.ts'
import type { Attempt } from './heat-map.ts'
import type { Report } from './report.ts'

/** What the page shows: what is chosen, and the trial that is open. */
export interface View {
  readonly filters: Filters
  readonly trial: Attempt | undefined
}

/**
 * A view as the part of an address behind `#`, to be sent to somebody who has the same report. Things go by their names, so
 * that the address holds when the report is made again; what is as it is at first is left out.
 */
export function addressOf(report: Report, { filters, trial }: View): string {
  const first = noFilters(report)
  const words = new URLSearchParams()
  if (filters.shown.size < report.series.length) {
    for (const { number, label } of report.series) if (filters.shown.has(number)) words.append('agent', label)
    if (filters.shown.size === 0) words.append('agent', '')
  }
  for (const name of ['domain', 'family', 'level', 'verdict', 'search', 'order'] as const) {
    if (filters[name] !== first[name]) words.set(name, filters[name])
  }
  const deviation = report.data.deviations[filters.deviation]
  if (deviation) words.set('deviation', deviation.join(' '))
  const task = trial && report.data.tasks[trial.task.task]
  if (trial && task) {
    words.set('trial', `${task.domain}/${task.id}/${trial.attempt}`)
    words.set('of', trial.series.label)
  }
  return words.toString()
}

/** The view that an address names. What the report does not have is as it is at first. */
export function viewAt(report: Report, address: string): View {
  const words = new URLSearchParams(address.replace(/^#/, ''))
  const first = noFilters(report)
  const known = <T extends string>(name: string, values: readonly T[], otherwise: T): T => {
    const value = words.get(name)
    return values.find((each) => each === value) ?? otherwise
  }
  const agents = words.getAll('agent')
  const domain = known('domain', report.domains, first.domain)
  const deviation = words.get('deviation')
  const filters: Filters = {
    shown: words.has('agent')
      ? new Set(report.series.flatMap(({ number, label }) => (agents.includes(label) ? [number] : [])))
      : first.shown,
    domain,
    family: known('family', report.families(domain), first.family),
    level: known('level', report.levels, first.level),
    verdict: known('verdict', keysOf(verdictChoices), first.verdict),
    deviation: report.data.deviations.findIndex((each) => each.join(' ') === deviation),
    search: words.get('search') ?? first.search,
    order: known('order', keysOf(orders), first.order),
  }
  return { filters, trial: trialAt(report, words) }
}

function trialAt(report: Report, words: URLSearchParams): Attempt | undefined {
  const [domain, id, number] = words.get('trial')?.split('/') ?? []
  const attempt = Number(number)
  const series = report.series.find(({ label }) => label === words.get('of'))
  const index = report.data.tasks.findIndex((each) => each.domain === domain && each.id === id)
  const task = series?.byTask.get(index)
  if (!series || !task || !Number.isInteger(attempt) || attempt < 1 || attempt > task.cells.length)
    return undefined
  return { series, task, attempt }
}

function keysOf<K extends string>(choices: Readonly<Record<K, string>>): K[] {
  return Object.keys(choices) as K[]
}
