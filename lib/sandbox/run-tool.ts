import { InfrastructureError } from '../core/infrastructure-error.ts'
import type { Json } from '../core/json.ts'
import type { AnySandbox } from '../define/define-sandbox.ts'
import type { AnyTool } from '../define/define-tool.ts'
import { ToolError } from '../define/tool-error.ts'
import type { Engine, Written } from './engine.ts'
import { HandlerDatabase } from './handler-database.ts'
import { searchKnowledge } from './knowledge-library.ts'

/** Where and for whom tools run. */
export interface ToolScene {
  readonly engine: Engine
  readonly sandbox: AnySandbox
  readonly slot: number
  /** The sandbox's documents, see `KnowledgeLibrary`. */
  readonly library: number
  /** Milliseconds that a handler may take; no limit when absent. */
  readonly callTimeoutMs: number | undefined
  /** Told of faults in handlers, with what the agent must not see. */
  note(text: string): void
}

export type ToolOutcome =
  | {
      readonly ok: true
      readonly result: Json
      /** What it has written. */
      readonly changed: Written
    }
  | { readonly ok: false; readonly message: string }

/**
 * Runs a tool's handler in a transaction of its own: all of it happens, or nothing.
 *
 * Call it inside `engine.exclusive`.
 *
 * @param input - what the tool's input schema made of the arguments
 * @throws InfrastructureError when the database failed
 */
export async function runTool(scene: ToolScene, tool: AnyTool, input: unknown): Promise<ToolOutcome> {
  const { engine, slot, sandbox } = scene
  engine.beginCall(slot, sandbox.now, tool.readOnly)
  const database = new HandlerDatabase(engine, slot)
  try {
    const returned = await withTimeout(
      database.run(() => handle(scene, tool, input, database)),
      tool,
      scene.callTimeoutMs,
    )
    await database.finish()
    const output = tool.output.safeParse(returned)
    if (!output.success) throw new Error(`its output does not fit its schema: ${output.error.message}`)
    const result: Json = JSON.parse(JSON.stringify(output.data))
    const changed = await engine.commitCall(slot, tool.readOnly)
    if (!changed) throw new Error('it went on after a statement had failed, so everything was rolled back')
    return { ok: true, result, changed }
  } catch (error) {
    await database.finish()
    if (engine.failure) throw engine.failure
    await engine.rollbackCall()
    if (error instanceof InfrastructureError) throw error
    if (error instanceof ToolError) return { ok: false, message: error.message }
    const refusal = dataRefusal(error)
    if (refusal) return { ok: false, message: `${tool.name} changed nothing: ${refusal}.` }
    scene.note(`tool ${tool.name} of sandbox ${sandbox.name} failed: ${describeFault(error)}`)
    return {
      ok: false,
      message: `${tool.name} failed because of a fault of its own and changed nothing. The same call will fail again.`,
    }
  }
}

async function handle(
  { engine, sandbox, library }: ToolScene,
  tool: AnyTool,
  input: unknown,
  database: HandlerDatabase,
): Promise<unknown> {
  return await tool.handler(input, {
    db: database.db,
    now: new Date(sandbox.now),
    knowledge: {
      search: (collection, query, limit) =>
        searchKnowledge(
          (sql, parameters) => database.query(sql, parameters),
          engine.library,
          library,
          sandbox.knowledge,
          { collection, query, limit },
        ),
    },
  })
}

async function withTimeout<T>(work: Promise<T>, tool: AnyTool, milliseconds: number | undefined): Promise<T> {
  if (milliseconds === undefined) return await work
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${tool.name} took more than ${milliseconds} ms`)),
      milliseconds,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What the agent can correct when the database refused its values, by SQLSTATE
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const refusals: Readonly<Record<string, string>> = {
  '22001': 'a text is too long for its field; shorten it',
  '22003': 'a number is out of the range that its field can store; correct it',
  '22007': 'a date or time is not valid; write it as 2025-10-01 or 2025-10-01T13:00:00Z',
  '22008': 'a date or time is not valid or out of range; write it as 2025-10-01 or 2025-10-01T13:00:00Z',
  '22P02': 'a value has not the form that its field needs; correct it',
  '23502': 'a field that must have a value would be empty; state it',
  '23503': 'a record that is referred to does not exist, or one to be removed is still referred to',
  '23505': 'a record with the same identifier exists already',
  '23514': 'a value breaks a rule of its record; correct it',
  '54000': 'a text is too long for its field; shorten it',
}

function dataRefusal(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ('code' in cause && typeof cause.code === 'string' && Object.hasOwn(refusals, cause.code)) {
      return refusals[cause.code]
    }
  }
  return undefined
}

function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.stack ?? error.message}${cause}`
}
