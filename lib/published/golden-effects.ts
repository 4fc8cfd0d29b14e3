import type { TableShape } from '../core/table-shape.ts'
import type { Effect, ExpectedEffect, RowKey } from '../grading/index.ts'
import type { OpenSandbox } from '../sandbox/trial-state.ts'
import type { PublishedTask } from './published-tasks.ts'

const known = new WeakMap<PublishedTask, Promise<PublishedTask>>()

/**
 * Replays a task's golden calls on a fresh state of its own, and takes their effects for the expected ones: the one end
 * state that passes. Done once for each task of a worker, when the first trial asks.
 *
 * A call that is refused changes nothing, and the next one is made all the same.
 *
 * @param open - opens the task's sandbox
 * @returns the task with `expected`, and with what is odd about its golden calls among its `warnings`
 * @throws SandboxError when the task's records do not fit the tables
 */
export function replayGolden(task: PublishedTask, open: () => Promise<OpenSandbox>): Promise<PublishedTask> {
  let golden = known.get(task)
  if (!golden) {
    golden = replay(task, open)
    known.set(task, golden)
    // The next trial may succeed where this one failed.
    golden.catch(() => known.delete(task))
  }
  return golden
}

async function replay(task: PublishedTask, open: () => Promise<OpenSandbox>): Promise<PublishedTask> {
  await using state = await (await open()).begin(task.records)
  const warnings: string[] = []
  for (const [index, [tool, parameters]] of task.solution.entries()) {
    await state.client.callTool({ name: tool, arguments: { ...parameters } })
    const call = state.calls.at(-1)
    if (!call?.isError) continue
    const answer = typeof call.result === 'string' ? call.result : JSON.stringify(call.result)
    warnings.push(`its golden call ${index + 1} of ${task.solution.length} (${tool}) is refused: ${answer}`)
  }
  const { effects } = await state.end()
  const expected = toExpected(effects, task.sandbox.shapes)
  const idlePasses = expected.length === 0
  if (idlePasses) {
    warnings.push('its golden calls change nothing: every trial that changes nothing passes')
  }
  return { ...task, expected: { endStates: [expected], exactKeys: true }, idlePasses, warnings }
}

/**
 * Effects as expectations: every column that is compared, with the very keys.
 *
 * @param shapes - `sandbox.shapes`
 */
export function toExpected(
  effects: readonly Effect[],
  shapes: Readonly<Record<string, TableShape>>,
): ExpectedEffect[] {
  return effects.flatMap((effect): ExpectedEffect[] => {
    const shape = shapes[effect.table]
    if (!shape) return []
    const sqlTable = shape.sqlName
    const compared = (column: string) => shape.columns[column]?.grading !== 'stamp'
    if (effect.op === 'insert') return [{ op: 'insert', sqlTable, row: pick(effect.row, compared) }]
    const key = keyOf(effect, shape)
    if (effect.op === 'delete') return [{ op: 'delete', sqlTable, key }]
    const changes = Object.fromEntries(
      Object.entries(effect.changes).flatMap(([column, [, after]]) =>
        compared(column) ? [[column, after]] : [],
      ),
    )
    return Object.keys(changes).length === 0 ? [] : [{ op: 'update', sqlTable, key, changes }]
  })
}

function keyOf(effect: Exclude<Effect, { op: 'insert' }>, shape: TableShape): RowKey {
  if (shape.primaryKey.length === 1) return effect.key
  const row = effect.op === 'delete' ? effect.row : (effect.unchanged ?? {})
  return Object.fromEntries(shape.primaryKey.map((column) => [column, String(row[column])]))
}

function pick<V>(row: Readonly<Record<string, V>>, wanted: (column: string) => boolean): Record<string, V> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => wanted(column)))
}
