import { availableParallelism } from 'node:os'
import type { TrialRecords } from '../lib/define/merge-records.ts'
import { gradeEffects } from '../lib/grading/index.ts'
import { type OpenSandbox, openSandbox } from '../lib/sandbox/index.ts'
import { retail } from '../sandboxes/retail/index.ts'

// Where one trial's time goes, in one worker and without a model: reset, seed, snapshot, connect, nine MCP calls (three of them
// write), terminal snapshot, grade. Run it with `node bench/trial-phases.ts [trials]`.

const slots = 20
const trials = Number(process.argv[2] ?? 1000)
const warmUp = 200

/** Two tasks in turn, so that a slot is not always reset to what it held before. */
const starts: readonly TrialRecords[] = ['hold', 'pending'].map((status) => ({
  tickets: [
    {
      id: '990001',
      subject: 'Where is my mixer?',
      status,
      priority: 'normal',
      created_at: '2025-09-30T09:00:00Z',
      updated_at: '2025-09-30T09:00:00Z',
    },
  ],
}))

const calls: readonly (readonly [name: string, given: Record<string, unknown>])[] = [
  ['search_policy', { query: 'the parcel is late and the carrier reports an exception' }],
  ['zendesk_get_items', { table: 'tickets', $filter: "status eq 'open'" }],
  ['zendesk_get_item', { table: 'tickets', id: '990001' }],
  ['get_order', { order_id: firstId(retail.baseline.orders) }],
  ['get_customer_profile', { customer_id: firstId(retail.baseline.customerProfiles) }],
  ['zendesk_update_item', { table: 'tickets', id: '990001', item: { status: 'open' } }],
  ['zendesk_get_item', { table: 'tickets', id: '990001' }],
  ['zendesk_update_item', { table: 'tickets', id: '990001', item: { priority: 'high' } }],
  ['zendesk_update_item', { table: 'tickets', id: '990001', item: { status: 'solved' } }],
]

const phases = { begin: [] as number[], calls: [] as number[], end: [] as number[], cycle: [] as number[] }

async function cycle(open: OpenSandbox, trial: number): Promise<void> {
  const started = performance.now()
  const state = await open.begin(starts[trial % starts.length] ?? {})
  const begun = performance.now()
  for (const [name, given] of calls) {
    const answer = await state.client.callTool({ name, arguments: given })
    if (answer.isError) throw new Error(`${name}: ${JSON.stringify(answer.content)}`)
  }
  const called = performance.now()
  const { effects } = await state.end()
  gradeEffects(effects, [], retail.shapes)
  const ended = performance.now()
  phases.begin.push(begun - started)
  phases.calls.push(called - begun)
  phases.end.push(ended - called)
  phases.cycle.push(ended - started)
}

function firstId(rows: readonly { readonly id?: unknown }[] | undefined): unknown {
  return rows?.[0]?.id
}

function quantile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(2).padStart(8)
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

await using open = await openSandbox(retail, { slots })
const memoryBefore = process.memoryUsage.rss()
const bootStarted = performance.now()
await (await open.begin({})).end()
const bootMs = performance.now() - bootStarted

for (let trial = 0; trial < warmUp; trial++) await cycle(open, trial)
for (const times of Object.values(phases)) times.length = 0
for (let trial = 0; trial < trials; trial++) await cycle(open, trial)

console.log(`${trials} trials one after the other, ${slots} slots, ${availableParallelism()} cores`)
console.log(
  `boot and first trial   ${bootMs.toFixed(0)} ms (from a warm cache unless this was the first run)`,
)
console.log(
  `memory                 ${megabytes(process.memoryUsage.rss() - memoryBefore)} more than before boot`,
)
console.log('ms              median       p10       p90')
for (const [name, times] of Object.entries(phases)) {
  console.log(`${name.padEnd(13)} ${quantile(times, 0.5)}  ${quantile(times, 0.1)}  ${quantile(times, 0.9)}`)
}
