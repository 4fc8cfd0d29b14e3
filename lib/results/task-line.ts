import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { rowSchema } from '../core/effect.ts'
import { jsonSchema } from '../core/json.ts'
import { ResultsError } from './results-error.ts'

/** The version of a task line; a reader passes over one of another version. */
export const taskLineVersion = 1

/** A tool as MCP announced it. */
const announcedToolSchema = z.object({
  name: z.string(),
  description: z.string().optional(),
  inputSchema: jsonSchema,
  outputSchema: jsonSchema.optional(),
  annotations: jsonSchema.optional(),
})

/** What the agent of every trial in a sandbox got, beside the customer's messages. */
const seenSchema = z.object({ instructions: z.string(), tools: z.array(announcedToolSchema) })

/**
 * One line of `tasks-*.jsonl`: what the trials of a task started from, written once by each worker, so that they can be
 * replayed without the suites.
 */
export const taskLineSchema = z.object({
  v: z.literal(taskLineVersion),
  domain: z.string(),
  task: z.string(),
  title: z.string(),
  /** The task's fingerprint, as in its trials' lines. */
  fingerprint: z.string(),
  /** The task's own records, by short table name. */
  records: z.record(z.string(), z.array(rowSchema)),
  /** The files that decide how the task's sandbox behaves, by path; in the first line about a sandbox that a worker writes. */
  sandbox: z
    .object({
      /** As in its trials' lines. */
      fingerprint: z.string(),
      /** Hashes by path, seen from the sandbox's folder. */
      files: z.record(z.string(), z.string()),
      /** Absent in a run from before it was kept. */
      seen: seenSchema.optional(),
    })
    .optional(),
})

/** The instructions and tools of an agent. */
export type SeenByAgent = z.infer<typeof seenSchema>
export type TaskLine = z.infer<typeof taskLineSchema>

/**
 * What a run's tasks started from, by fingerprint. Lines that a kill cut off are passed over: their trials are not
 * there either.
 *
 * @throws ResultsError when the directory or a file cannot be read
 */
export function readTaskLines(directory: string): ReadonlyMap<string, TaskLine> {
  return new Map(readLines(directory).map((line) => [line.fingerprint, line]))
}

/**
 * The files that decided how a run's sandboxes behaved, by the sandboxes' fingerprints: hashes by path.
 *
 * @throws ResultsError when the directory or a file cannot be read
 */
export function readSandboxFiles(directory: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  return new Map(
    readLines(directory).flatMap(({ sandbox }) => (sandbox ? [[sandbox.fingerprint, sandbox.files]] : [])),
  )
}

/**
 * What agents of a run saw, by the sandboxes' fingerprints.
 *
 * @throws ResultsError when the directory or a file cannot be read
 */
export function readSeen(directory: string): ReadonlyMap<string, SeenByAgent> {
  return new Map(
    readLines(directory).flatMap(({ sandbox }) =>
      sandbox?.seen ? [[sandbox.fingerprint, sandbox.seen]] : [],
    ),
  )
}

function readLines(directory: string): TaskLine[] {
  try {
    return readdirSync(directory)
      .filter((name) => /^tasks-.*\.jsonl$/.test(name))
      .flatMap((file) => readFileSync(join(directory, file), 'utf8').split('\n'))
      .flatMap((text) => parseLine(text) ?? [])
  } catch (error) {
    throw ResultsError.forFile('CANNOT_READ', directory, error)
  }
}

function parseLine(text: string): TaskLine | undefined {
  try {
    return taskLineSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
