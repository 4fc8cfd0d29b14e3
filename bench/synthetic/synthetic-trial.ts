import type { Effect } from '../../lib/core/effect.ts'
import type { Message } from '../../lib/core/message.ts'
import type { ToolCall } from '../../lib/core/tool-call.ts'
import type { Deviation } from '../../lib/grading/deviation.ts'
import { seededRandom } from '../../lib/metrics/index.ts'
import { type JournalLine, journalVersion } from '../../lib/results/journal-line.ts'
import type { Trial } from '../../lib/trial/trial.ts'
import type { SyntheticEffect, SyntheticTask } from './synthetic-task.ts'
import { type Domain, pick, prose } from './vocabulary.ts'

/** How an agent of a synthetic run behaves. */
export interface SyntheticAgent {
  readonly name: string
  /** Log-odds by which it raises its chance to pass any task. */
  readonly skill: number
  /** How much its chance differs from task to task: low means that chance decides every attempt anew. */
  readonly temper: number
  /** US dollars per million tokens. */
  readonly price: number
}

/** One trial of a synthetic run, the same for the same seed. Verdict, effects and deviations fit each other. */
export function syntheticTrial(
  agent: SyntheticAgent,
  task: SyntheticTask,
  attempt: number,
  of: number,
  seed: string,
): JournalLine {
  const habit = seededRandom(`${seed}:${agent.name}:${task.id}`)
  const logOdds = agent.skill + agent.temper * (habit() + habit() + habit() - 1.5) * 2 - task.difficulty
  const random = seededRandom(`${seed}:${agent.name}:${task.id}:${attempt}`)
  // Infrastructure fails in spells: most tasks are complete.
  const outage = habit() < 0.03 ? 0.15 : 0.0004
  if (random() < outage) return line(agent, task, of, invalidTrial(agent, task, attempt, random))
  const passes = random() < 1 / (1 + Math.exp(-logOdds))
  // An agent mostly goes wrong at the same place of a task.
  const weakness = random() < 0.7 ? habit() : random()
  const mistake = passes ? undefined : makeMistake(task, weakness)
  const played = play(agent, task, attempt, mistake?.done ?? task.expected, random)
  if (!mistake) return line(agent, task, of, { ...played, verdict: 'passed', deviations: [] })
  const abandoned = mistake.done.length === 0 && random() < 0.5
  return line(agent, task, of, {
    ...played,
    ...(abandoned && { end: 'step limit' as const }),
    verdict: 'failed',
    deviations: mistake.deviations(played.effects),
    clean: !abandoned && played.calls.some((call) => call.writes) && played.calls.at(-1)?.isError === false,
  })
}

interface Mistake {
  readonly done: readonly SyntheticEffect[]
  readonly deviations: (effects: readonly Effect[]) => Deviation[]
}

function makeMistake(task: SyntheticTask, weakness: number): Mistake {
  const { expected, domain } = task
  const target = expected[Math.floor(weakness * 97) % expected.length]
  if (!target) throw new RangeError(`${task.id} expects nothing`)
  const { table, key, op } = target
  if (weakness < 0.2) {
    return {
      done: expected.filter((each) => each !== target),
      deviations: () => [{ kind: 'missing effect', table, key, op, columns: target.values }],
    }
  }
  if (weakness < 0.38) {
    const tables = Object.keys(domain.tables).slice(1)
    const extraTable = tables[Math.floor(weakness * 1000) % tables.length] ?? 'tickets'
    const extra: SyntheticEffect = {
      table: extraTable,
      key: `${extraTable.slice(0, 3).toUpperCase()}-9${Math.floor(weakness * 1000)}`,
      op: 'insert',
      values: firstValues(domain, extraTable),
    }
    return {
      done: [...expected, extra],
      deviations: (effects) => [
        {
          kind: 'extra effect',
          table: extra.table,
          key: extra.key,
          op: 'insert',
          columns: extra.values,
          ...callOf(effects, extra),
        },
      ],
    }
  }
  const columns = Object.keys(target.values)
  const column = columns[Math.floor(weakness * 991) % columns.length] ?? 'status'
  const wanted = target.values[column] ?? ''
  const received = domain.tables[table]?.[column]?.find((value) => value !== wanted) ?? `not ${wanted}`
  const wrong = { ...target, values: { ...target.values, [column]: received } }
  return {
    done: expected.map((each) => (each === target ? wrong : each)),
    deviations: (effects) => [
      { kind: 'wrong field', table, key, column, expected: wanted, received, ...callOf(effects, target) },
    ],
  }
}

function callOf(effects: readonly Effect[], of: { table: string; key: string }): { call?: number } {
  const call = effects.find(({ table, key }) => table === of.table && key === of.key)?.call
  return call === undefined ? {} : { call }
}

function firstValues(domain: Domain, table: string): Record<string, string> {
  const columns = Object.entries(domain.tables[table] ?? {})
  return Object.fromEntries(columns.map(([column, values]) => [column, values[0] ?? '']))
}

function play(
  agent: SyntheticAgent,
  task: SyntheticTask,
  attempt: number,
  writes: readonly SyntheticEffect[],
  random: () => number,
): Trial {
  const calls: ToolCall[] = []
  const conversation: Message[] = []
  const say = (role: Message['role'], text: string) =>
    conversation.push({ role, text, afterCalls: calls.length })

  say('customer', `Hello, I am writing about ${task.subject}. ${prose(random, 3)}`)
  for (let read = 3 + Math.floor(random() * 4); read > 0; read--) calls.push(readCall(task.domain, random))
  say('agent', `Thank you for writing. ${prose(random, 3)}`)
  say('customer', prose(random, 2))
  calls.push(readCall(task.domain, random))
  const effects = writes.map((write, index): Effect => {
    if (random() < 0.12) calls.push(refusedCall(write))
    const effect = { ...toEffect(write), call: calls.length }
    calls.push(writeCall(write, effect, random, index))
    return effect
  })
  say('agent', `That is done. ${prose(random, 4)}`)
  say('customer', 'Thank you, that was all.')

  const durationMs =
    calls.reduce((sum, call) => sum + call.durationMs, 0) + 4000 + Math.floor(random() * 60_000)
  const inputTokens = 9000 + calls.length * 2600 + Math.floor(random() * 3000)
  return {
    task: task.id,
    domain: task.domain.name,
    agent: agent.name,
    attempt,
    startedAt: new Date(Date.UTC(2026, 0, 5, 8) + attempt * 61_000).toISOString(),
    durationMs,
    end: 'customer finished',
    conversation,
    calls,
    effects,
    usage: [
      {
        model: agent.name,
        role: 'agent',
        calls: calls.length + 2,
        inputTokens,
        cachedInputTokens: Math.floor(inputTokens * 0.6),
        outputTokens: 500 + calls.length * 120,
      },
    ],
  }
}

function readCall(domain: Domain, random: () => number): ToolCall {
  const tool = pick(random, domain.reads)
  const rows = Array.from({ length: 1 + Math.floor(random() * 5) }, (_, index) => ({
    id: `${tool.slice(4, 7).toUpperCase()}-${1000 + Math.floor(random() * 9000)}`,
    position: index,
    created_at: `2025-09-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}T09:30:00Z`,
    status: pick(random, ['open', 'active', 'shipped', 'closed']),
    amount: (random() * 400).toFixed(2),
    note: prose(random, 2),
  }))
  return {
    tool,
    arguments: { id: rows[0]?.id ?? '', include_history: random() < 0.5 },
    result: { count: rows.length, rows },
    isError: false,
    writes: false,
    effects: [],
    durationMs: 1 + Math.floor(random() * 9),
  }
}

function writeCall(write: SyntheticEffect, effect: Effect, random: () => number, index: number): ToolCall {
  return {
    tool: `${write.op === 'insert' ? 'create' : 'update'}_${write.table.replace(/s$/, '')}`,
    arguments: { id: write.key, ...write.values, comment: prose(random, 1) },
    result: { id: write.key, ...write.values, version: index + 2 },
    isError: false,
    writes: true,
    effects: [effect],
    durationMs: 2 + Math.floor(random() * 9),
  }
}

function refusedCall(write: SyntheticEffect): ToolCall {
  return {
    tool: `update_${write.table.replace(/s$/, '')}`,
    arguments: { id: write.key, state: 'done' },
    result: `Unknown argument "state" for ${write.table}. Known: ${Object.keys(write.values).join(', ')}.`,
    isError: true,
    writes: true,
    effects: [],
    durationMs: 1,
  }
}

function toEffect({ table, key, op, values }: SyntheticEffect): Effect {
  if (op === 'insert') return { op, table, key, row: { id: key, ...values } }
  const changes = Object.entries(values).map(([column, value]): [string, [string, string]] => [
    column,
    [`before ${value}`, value],
  ])
  return { op, table, key, changes: Object.fromEntries(changes), unchanged: { id: key, channel: 'email' } }
}

function invalidTrial(
  agent: SyntheticAgent,
  task: SyntheticTask,
  attempt: number,
  random: () => number,
): Extract<JournalLine['trial'], { verdict: 'invalid' }> {
  const cause = pick(random, ['rate limit', 'provider error', 'network', 'customer simulator'] as const)
  const { end: _end, effects: _effects, ...started } = play(agent, task, attempt, [], random)
  const message = `${cause}: the fourth try failed as well, after 38 s`
  return { ...started, verdict: 'invalid', cause, message }
}

function line(
  agent: SyntheticAgent,
  task: SyntheticTask,
  of: number,
  trial: JournalLine['trial'],
): JournalLine {
  const tokens = trial.usage.reduce((sum, each) => sum + each.inputTokens + each.outputTokens, 0)
  return {
    v: journalVersion,
    of,
    cost: Number(((tokens * agent.price) / 1e6).toFixed(6)),
    fingerprints: { task: task.fingerprint, sandbox: 'made-up', settings: 'made-up' },
    trial,
  }
}
