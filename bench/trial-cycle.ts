import { gradeEffects } from '../lib/grading/index.ts'
import { openSandbox } from '../lib/sandbox/index.ts'
import { retail } from '../sandboxes/retail/index.ts'
import type { RecordedTask } from './recorded-tasks.ts'

/**
 * The median time of one trial's cycle: reset, seed, connect, calls, snapshot, grade.
 *
 * @param id - the task to repeat
 * @param rounds - trials to measure, after a quarter as many to warm up
 * @returns milliseconds
 */
export async function measureTrialCycle(
  tasks: readonly RecordedTask[],
  id: string,
  rounds: number,
): Promise<number> {
  const task = tasks.find((each) => each.id === id)
  if (!task) throw new Error(`The run holds no trial of ${id}.`)
  await using open = await openSandbox(retail, { slots: 1 })
  const times: number[] = []
  for (let round = -rounds / 4; round < rounds; round += 1) {
    const started = performance.now()
    await using state = await open.begin(task.records)
    for (const [name, input] of task.solution) {
      await state.client.callTool({ name, arguments: input as Record<string, unknown> })
    }
    const { effects } = await state.end()
    // Against nothing expected, so that every effect has to be explained.
    gradeEffects(effects, [], retail.shapes)
    if (round >= 0) times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
