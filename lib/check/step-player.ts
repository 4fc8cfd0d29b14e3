import type { Task } from '../define/define-task.ts'
import type { OpenSandbox } from '../sandbox/trial-state.ts'
import type { Play } from './check-mutations.ts'

/** Plays steps through the MCP server of a fresh slot, as an agent would make them, one after another. */
export function createStepPlayer(sandbox: OpenSandbox, task: Pick<Task, 'records'>): Play {
  return async (steps) => {
    await using state = await sandbox.begin(task.records)
    for (const [tool, input] of steps) {
      await state.client.callTool({ name: tool, arguments: input as Record<string, unknown> })
    }
    const { terminal, effects } = await state.end()
    return { initial: state.initial, terminal, effects, calls: [...state.calls] }
  }
}
