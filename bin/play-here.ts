import { createCustomer } from '../lib/agent/create-agent.ts'
import { findTask } from '../lib/define/find-tasks.ts'
import { playTasks } from '../lib/play/play-tasks.ts'
import { Player } from '../lib/play/player.ts'
import type { CommandIo } from './command-io.ts'
import { openSeat } from './play-seat.ts'
import { leftEarly, stopOnInterrupt } from './play-stopped.ts'
import { openPlayedRun } from './played-run.ts'
import { readPlaySettings } from './read-play-settings.ts'

export interface PlayHereOptions {
  readonly json: boolean
  /** Whether to tell what a trial came to. */
  readonly grade: boolean
  readonly keeps: boolean
}

/** Plays tasks in this terminal: whoever sits here is the agent, and the customer too where no model is. */
export async function playHere(
  ids: readonly string[],
  { json, grade, keeps }: PlayHereOptions,
  io: CommandIo,
): Promise<void> {
  const tasks = await Promise.all(ids.map((id) => findTask(process.cwd(), id)))
  const settings = await readPlaySettings(io)
  using stop = stopOnInterrupt()
  const customer = await createCustomer(settings)
  await using run = keeps || settings.run !== undefined ? await openPlayedRun(settings, io) : undefined
  using local = openSeat(json, io)
  const player = new Player(local.seat)
  const all = await playTasks({
    tasks,
    settings,
    agent: player,
    customer: customer ?? player,
    tells: { task: true, grade },
    run: run?.kept,
    signal: stop.signal,
    onGraded: (_task, { verdict }) => {
      if (grade && verdict !== 'passed') io.exitCode = 1
    },
  })
  if (!all) leftEarly(io)
}
