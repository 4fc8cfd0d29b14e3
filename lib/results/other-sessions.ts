import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { mayBeRunning, thisProcess } from '../core/is-running.ts'

const sessionFileSchema = z.object({
  host: z.string(),
  pid: z.int().positive(),
  startedAt: z.iso.datetime(),
  /** `i/n` */
  shard: z.string().optional(),
})

export type RunningSession = z.infer<typeof sessionFileSchema>

const own = new Set<string>()

/**
 * Leaves a note in a run's directory that this process writes to it, until the process ends, and looks for the notes of
 * others: two commands would run, and pay for, the same trials. Notes of processes that are gone are removed; those of
 * other machines say nothing, because nobody here can tell whether they still run. Shards of one run share no trial.
 *
 * @param directory - the run's; it exists
 * @returns what is worth a warning, one sentence each
 */
export function otherSessions(
  directory: string,
  run: string,
  session: { readonly startedAt: string; readonly shard?: string | undefined },
): string[] {
  const { startedAt, shard } = session
  const me: RunningSession = { ...thisProcess(), startedAt, ...(shard && { shard }) }
  // First: of two that start at once, at least one sees the other.
  leaveNote(join(directory, `.running-${me.pid}-${startedAt.replaceAll(/\W/g, '')}.json`), me)
  return runningSessions(directory)
    .filter(({ host, pid }) => host === me.host && pid !== me.pid)
    .filter((other) => other.shard === me.shard || !other.shard || !me.shard)
    .map(
      ({ pid, startedAt: since }) =>
        `Another command (process ${pid}, since ${since}) writes to run ${run} at the same time: ` +
        'a trial that both select runs twice, and costs twice. Stop one of them.',
    )
}

function leaveNote(file: string, note: RunningSession): void {
  try {
    writeFileSync(file, JSON.stringify(note))
  } catch {
    // Whether the directory can be written is for the journal to find out.
    return
  }
  if (own.size === 0) {
    process.once('exit', () => {
      for (const each of own) rmSync(each, { force: true })
    })
  }
  own.add(file)
}

/** The processes that write to a run by the notes in its directory, and still run as far as can be told. */
export function runningSessions(directory: string): RunningSession[] {
  return readdirSync(directory)
    .filter((name) => /^\.running-.*\.json$/.test(name))
    .flatMap((name) => {
      const file = join(directory, name)
      const note = readNote(file)
      if (!note) return []
      if (mayBeRunning(note)) return [note]
      rmSync(file, { force: true })
      return []
    })
}

/** Undefined when it is gone by now, or half written. */
function readNote(file: string): RunningSession | undefined {
  try {
    return sessionFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
