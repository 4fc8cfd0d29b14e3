import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomically } from './run-directory.ts'
import { figuresSchema, type Summary, summarySchema } from './summary.ts'

/** The path of a run's `summary.json`. */
export function summaryPath(directory: string): string {
  return join(directory, 'summary.json')
}

/** The part of a summary that lists of runs show: checking the rest would take most of the time of a list. */
const countsSchema = z.object({
  version: summarySchema.shape.version,
  agents: z.array(z.object({ overall: figuresSchema.pick({ trials: true }) })),
})

/** Reads a run's `summary.json`; undefined when there is none, or none that can be read. */
export function readSummary(directory: string): Summary | undefined {
  return read(directory, summarySchema)
}

/** Reads how many trials of each agent a run's `summary.json` counts; undefined as with {@link readSummary}. */
export function readSummaryCounts(directory: string): z.output<typeof countsSchema> | undefined {
  return read(directory, countsSchema)
}

function read<Schema extends z.ZodType>(directory: string, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(summaryPath(directory), 'utf8'))).data
  } catch {
    return undefined
  }
}

/**
 * Writes `summary.json` into a run's directory, over an earlier one.
 *
 * @returns the file's path
 * @throws ResultsError when it cannot be written
 */
export function writeSummary(directory: string, summary: Summary): string {
  const file = summaryPath(directory)
  writeFileAtomically(file, `${JSON.stringify(summary, null, 2)}\n`)
  return file
}
