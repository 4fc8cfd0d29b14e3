import { createCustomer } from '../lib/agent/create-agent.ts'
import { InputLines } from '../lib/play/input-lines.ts'
import { createJsonSeat } from '../lib/play/json-seat.ts'
import { playTasks } from '../lib/play/play-tasks.ts'
import { Player } from '../lib/play/player.ts'
import { chooseTasks } from './choose-tasks.ts'
import type { CommandIo } from './command-io.ts'
import { openPlayedRun } from './played-run.ts'
import { readPlaySettings } from './read-play-settings.ts'

export interface PlayOptions {
  readonly json?: true
  readonly grade: boolean
  readonly keep?: true
}

/** Plays tasks in this terminal: whoever sits here is the agent, and the customer too where no model is. */
export async function playHere(ids: readonly string[], options: PlayOptions, io: CommandIo): Promise<void> {
  const tasks = await chooseTasks(ids)
  const settings = await readPlaySettings(io)
  const customer = await createCustomer(settings)
  const keeps = options.keep === true || settings.run !== undefined
  await using run = keeps ? await openPlayedRun(settings, io) : undefined
  const stop = new AbortController()
  const lines = new InputLines(process.stdin)
  const player = new Player(createJsonSeat(lines, io.out))
  process.once('SIGINT', () => stop.abort())
  try {
    const all = await playTasks({
      tasks,
      settings,
      agent: player,
      customer: customer ?? player,
      tells: { task: true, grade: options.grade },
      run: run?.kept,
      signal: stop.signal,
      onGraded: (_task, { verdict }) => {
        if (options.grade && verdict !== 'passed') io.exitCode = 1
      },
    })
    if (all) return
    io.err('Left before the end: this trial is neither graded nor kept.')
    io.exitCode = 1
  } finally {
    lines.close()
  }
}
