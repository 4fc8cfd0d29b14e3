import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { TaskPlan } from '../lib/check/task-set/index.ts'
import { CommandError } from './command-error.ts'

const planSchema: z.ZodType<TaskPlan> = z.strictObject({
  size: z.int().positive().exactOptional(),
  forbiddenTools: z.array(z.string()).exactOptional(),
  unchangedTables: z.array(z.string()).exactOptional(),
  rareValues: z.array(z.string()).exactOptional(),
})

/**
 * What a domain's set of tasks is to become: the export `taskPlan` of `sandboxes/<domain>/task-plan.ts` (or `.js`); an
 * empty plan where there is no such file.
 *
 * @param directory - the project's
 * @throws CommandError when the file cannot be loaded or exports no plan
 */
export async function loadTaskPlan(directory: string, domain: string): Promise<TaskPlan> {
  const file = ['task-plan.ts', 'task-plan.js']
    .map((name) => join(directory, 'sandboxes', domain, name))
    .find(existsSync)
  if (file === undefined) return {}
  const place = relative(directory, file)
  const loaded: Record<string, unknown> = await import(pathToFileURL(file).href).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError('BAD_FILE', `Cannot load ${place}: ${reason}`, { cause: error })
  })
  const parsed = planSchema.safeParse(loaded.taskPlan)
  if (parsed.success) return parsed.data
  const problem = z.prettifyError(parsed.error).replaceAll('\n', ' ')
  throw new CommandError('BAD_FILE', `The export taskPlan of ${place} is no plan: ${problem}`)
}
