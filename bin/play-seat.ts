import type { PlayEvent, PlayPart } from '../lib/play/contract.ts'
import { InputLines } from '../lib/play/input-lines.ts'
import { createJsonSeat } from '../lib/play/json-seat.ts'
import type { Seat } from '../lib/play/seat.ts'
import { completeLine } from '../lib/play/terminal/complete-line.ts'
import { TerminalSeat } from '../lib/play/terminal/terminal-seat.ts'
import type { CommandIo } from './command-io.ts'

/** Characters of a line where nobody says how wide the terminal is. */
const usualWidth = 120

/** A seat at this process's input and output, until it is disposed of. */
export interface LocalSeat extends Disposable {
  readonly seat: Seat
}

export function openSeat(json: boolean, io: CommandIo): LocalSeat {
  const { stdin: input, stdout } = process
  if (json) {
    const lines = new InputLines({ input })
    return { seat: createJsonSeat(lines, io.out), [Symbol.dispose]: () => lines.close() }
  }
  const lines: InputLines = new InputLines({
    input,
    terminal: input.isTTY && stdout.isTTY ? stdout : undefined,
    echo: (prompt, line) => io.out(`${prompt}${line}`),
    onInterrupt: () => process.kill(process.pid, 'SIGINT'),
    complete: (line) => completeLine(line, seat.words.commands, seat.words.tools),
  })
  const seat = new TerminalSeat(lines, io.out, stdout.columns ?? usualWidth)
  return { seat, [Symbol.dispose]: () => lines.close() }
}

/**
 * A seat at which one line is typed, and the player leaves.
 *
 * @param told - what the player of this part was told before
 */
export function seatForOneLine(
  line: string,
  json: boolean,
  { part, told }: { readonly part: PlayPart; readonly told: readonly PlayEvent[] },
  io: CommandIo,
): Seat {
  let isTyped = false
  const lines = {
    async next() {
      if (isTyped) return undefined
      isTyped = true
      return line
    },
  }
  if (json) return createJsonSeat(lines, io.out)
  const seat = new TerminalSeat(lines, io.out, process.stdout.columns ?? usualWidth, part)
  seat.recall(told)
  return seat
}
