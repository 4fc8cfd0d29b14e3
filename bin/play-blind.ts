import { createCustomer } from '../lib/agent/create-agent.ts'
import { findTask } from '../lib/define/find-tasks.ts'
import type { PlayPart } from '../lib/play/contract.ts'
import { playTasks } from '../lib/play/play-tasks.ts'
import { Player } from '../lib/play/player.ts'
import { openRelay } from '../lib/play/relay.ts'
import { RemoteSeat } from '../lib/play/remote-seat.ts'
import type { CommandIo } from './command-io.ts'
import { leftEarly, stopOnInterrupt } from './play-stopped.ts'
import { openPlayedRun } from './played-run.ts'
import { readPlaySettings } from './read-play-settings.ts'

/**
 * Offers the parts of tasks to players in other shells, none of whom sees the other's part or learns a grade, and keeps what they
 * play.
 */
export async function playBlind(ids: readonly string[], grade: boolean, io: CommandIo): Promise<void> {
  const tasks = await Promise.all(ids.map((id) => findTask(process.cwd(), id)))
  const settings = await readPlaySettings(io)
  using stop = stopOnInterrupt()
  const model = await createCustomer(settings)
  await using run = await openPlayedRun(settings, io)
  const [agent, customer] = [new RemoteSeat(), new RemoteSeat()]
  const seats = new Map<PlayPart, RemoteSeat>([['agent', agent]])
  if (!model) seats.set('customer', customer)
  await using relay = await openRelay(seats)
  for (const [part, address] of relay.addresses) {
    io.out(`${part.padEnd(8)}  npx thinkingbox play --join ${address}`)
  }
  const all = await playTasks({
    tasks,
    settings,
    agent: new Player(agent),
    customer: model ?? new Player(customer),
    tells: { task: false, grade: false },
    run: run.kept,
    signal: stop.signal,
    onGraded: ({ id }, { verdict, why }) => {
      io.out(grade ? `${id}  ${verdict}${why === undefined ? '' : `\n${why}\n`}` : `${id}  played`)
      if (grade && verdict !== 'passed') io.exitCode = 1
    },
  })
  if (!all) leftEarly(io)
}
