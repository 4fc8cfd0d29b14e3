import type { Written } from './engine.ts'
import type { ToolScene } from './run-tool.ts'
import type { PersonalStatement } from './trial-state.ts'

/**
 * Runs a person's statement in a transaction of its own, as a tool's handler would run it.
 *
 * Call it inside `engine.exclusive`.
 *
 * @returns Postgres' answer, errors included, and what was written
 * @throws Error when it could not be committed
 */
export async function forwardStatement(
  { engine, slot, sandbox }: Pick<ToolScene, 'engine' | 'slot' | 'sandbox'>,
  { messages, readOnly }: PersonalStatement,
): Promise<{ readonly answer: Uint8Array; readonly changed: Written }> {
  engine.beginCall(slot, sandbox.now, readOnly)
  try {
    const answer = await engine.forward(messages)
    const changed = await engine.commitCall(slot, readOnly)
    if (!changed) await engine.rollbackCall()
    return { answer, changed: changed ?? {} }
  } catch (error) {
    if (engine.failure) throw engine.failure
    await engine.rollbackCall()
    throw error
  }
}
