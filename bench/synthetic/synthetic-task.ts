import { seededRandom } from '../../lib/metrics/index.ts'
import { type Domain, domains, pick } from './vocabulary.ts'

export interface SyntheticTask {
  readonly id: string
  readonly domain: Domain
  readonly title: string
  readonly fingerprint: string
  readonly subject: string
  /** Log-odds by which it lowers everybody's chance to pass. */
  readonly difficulty: number
  /** What a right trial leaves behind. */
  readonly expected: readonly SyntheticEffect[]
}

export interface SyntheticEffect {
  readonly table: string
  readonly key: string
  readonly op: 'insert' | 'update'
  readonly values: Readonly<Record<string, string>>
}

/** The tasks of a run, spread evenly over the domains, about eight a family. */
export function syntheticTasks(count: number, seed: string): SyntheticTask[] {
  return Array.from({ length: count }, (_, index) => {
    const domain = domains[index % domains.length]
    if (!domain) throw new RangeError('there are no domains')
    const number = Math.floor(index / domains.length)
    const family = String(1 + Math.floor(number / 8)).padStart(3, '0')
    const id = `${domain.prefix}${family}_${String(1 + (number % 8)).padStart(3, '0')}`
    const random = seededRandom(`${seed}:${id}`)
    const tables = Object.keys(domain.tables)
    const first = effect(random, domain, 'tickets', 'update')
    const others = Array.from({ length: Math.floor(random() * 3) }, () =>
      effect(random, domain, pick(random, tables.slice(1)), random() < 0.5 ? 'insert' : 'update'),
    )
    const subject = pick(random, domain.subjects)
    const distinct = new Map([first, ...others].map((each) => [`${each.table} ${each.key}`, each]))
    return {
      id,
      domain,
      title: `${subject}: the ticket ends ${first.values.status ?? 'open'}`,
      fingerprint: `made-up ${id}`,
      subject,
      difficulty: (random() + random() + random() - 1.5) * 3,
      expected: [...distinct.values()],
    }
  })
}

function effect(
  random: () => number,
  domain: Domain,
  table: string,
  op: SyntheticEffect['op'],
): SyntheticEffect {
  const columns = Object.entries(domain.tables[table] ?? {})
  const chosen = columns.filter((_, index) => index === 0 || random() < 0.6)
  const key =
    table === 'tickets' ? '20' : `${table.slice(0, 3).toUpperCase()}-${1000 + Math.floor(random() * 9000)}`
  return {
    table,
    key,
    op,
    values: Object.fromEntries(chosen.map(([name, values]) => [name, pick(random, values)])),
  }
}
