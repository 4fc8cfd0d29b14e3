import { contrast, inlineValue, visible } from '../core/inline-value.ts'
import type { ToolCall } from '../core/tool-call.ts'
import type { Deviation } from './deviation.ts'

/** What {@link explainDeviations} may say besides the deviations. */
export interface ExplainOptions {
  /** The trial's calls, to show which one caused a deviation and what else was called. */
  readonly calls?: readonly ToolCall[]
  /** Index of the end state that the deviations are from. */
  readonly endState?: number
  /** How many end states are acceptable. */
  readonly endStates?: number
  /** The most deviations to show. Default: 20. */
  readonly limit?: number
}

const width = 100
const indent = ' '.repeat(16)

/**
 * Explains why a trial failed, as an assertion would: each deviation with its table, key and column, what was
 * expected, what was received, and the call that wrote it. At most 100 columns wide, without colour, and of bounded
 * length for all values.
 *
 * @example
 * ```ts
 * console.log(explainDeviations(record.deviations, { calls: record.calls }))
 * ```
 */
export function explainDeviations(deviations: readonly Deviation[], options: ExplainOptions = {}): string {
  const { calls = [], endState = 0, endStates = 1, limit = 20 } = options
  const places = `in ${deviations.length} ${deviations.length === 1 ? 'place' : 'places'}:`
  const head =
    endStates > 1
      ? `The end state is none of the ${endStates} acceptable ones.\n` +
        `It differs from the closest one, number ${endState + 1}, ${places}`
      : `The end state differs from the expected one ${places}`
  const shown = deviations.slice(0, limit).map((deviation) => explain(deviation, calls))
  const rest = deviations.slice(limit)
  return [
    head,
    ...shown,
    ...(rest.length > 0 ? [`… and ${countKinds(rest)} more.`] : []),
    ...(calls.length > 0 ? [listCalls(calls)] : []),
  ]
    .join('\n\n')
    .toWellFormed()
}

function explain(deviation: Deviation, calls: readonly ToolCall[]): string {
  const { kind, call } = deviation
  const table = shortName(deviation.table)
  const key = shortName(deviation.key)
  const lines =
    kind === 'wrong field'
      ? [...wrap(`${table}.${shortName(deviation.column)} of ${key}`, 2), ...compare(deviation)]
      : [...wrap(`${table} ${key} ${past[deviation.op]}`, 2), ...listColumns(deviation)]
  const author = call === undefined ? undefined : calls[call]
  const verb = kind === 'wrong field' ? 'written' : 'made'
  if (call !== undefined) {
    lines.push(...wrap(`${verb} by call ${call + 1}${author ? `: ${showCall(author)}` : ''}`, 3))
  } else if (kind === 'wrong field') {
    lines.push('left as it was: no call wrote it')
  }
  return `${kind.padEnd(indent.length)}${lines.join(`\n${indent}`)}`
}

function shortName(name: string): string {
  const shown = visible(name)
  return shown.length > 40 ? `${shown.slice(0, 39)}…` : shown
}

function compare({ expected, received }: Extract<Deviation, { kind: 'wrong field' }>): string[] {
  const room = width - indent.length - 'expected '.length
  const [wanted, got] = contrast(expected, received, room)
  return [`expected ${wanted}`, `received ${got}`]
}

function listColumns(deviation: Exclude<Deviation, { kind: 'wrong field' }>): string[] {
  const columns = Object.entries(deviation.columns)
  if (columns.length === 0) return []
  const changed = deviation.kind === 'extra effect' && deviation.op === 'update'
  const shown = columns.map(([name, value]) => {
    if (!changed || !Array.isArray(value)) return `${shortName(name)}: ${inlineValue(value, small)}`
    const [from, to] = value
    return `${shortName(name)}: ${inlineValue(from, small)} → ${inlineValue(to, small)}`
  })
  return wrap(shown.join(', '), 6)
}

const past = { insert: 'inserted', update: 'updated', delete: 'deleted' }

const small = { text: 40, items: 6, depth: 3 }

function showCall({ tool, arguments: args }: ToolCall): string {
  return `${shortName(tool)}(${inlineValue(args, { text: 32, items: 12, depth: 3 })})`
}

/** Breaks a text at spaces so that it fits behind the indentation. */
function wrap(text: string, mostLines: number): string[] {
  const room = width - indent.length
  const lines: string[] = []
  let rest = text
  while (rest.length > room && lines.length < mostLines - 1) {
    const space = rest.lastIndexOf(' ', room)
    // Not at the indentation of a line that is one long word.
    const end = space > 2 ? space : room
    lines.push(rest.slice(0, end))
    rest = `  ${rest.slice(end).trimStart()}`
  }
  return [...lines, rest.length > room ? `${rest.slice(0, room - 1)}…` : rest]
}

function countKinds(deviations: readonly Deviation[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of deviations) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`).join(', ')
}

/** All calls in a few lines; the same call again and again is shown once. */
function listCalls(calls: readonly ToolCall[]): string {
  const runs: { name: string; first: number; last: number }[] = []
  for (const [index, call] of calls.entries()) {
    const name = `${call.writes ? '*' : ''}${call.isError ? '!' : ''} ${shortName(call.tool)}`
    const last = runs.at(-1)
    if (last?.name === name) last.last = index
    else runs.push({ name, first: index, last: index })
  }
  const most = 40
  const items = runs
    .slice(0, most)
    .map(({ name, first, last }) => `${first === last ? first + 1 : `${first + 1}-${last + 1}`}${name}`)
  if (runs.length > most) items.push(`… up to ${calls.length}`)
  const lines = ['Calls (* can change the state, ! was refused):']
  let line = ' '
  for (const item of items) {
    if (line.length + item.length + 2 > width) {
      lines.push(line)
      line = ' '
    }
    line += ` ${item} `
  }
  return [...lines, line].map((each) => each.trimEnd()).join('\n')
}
