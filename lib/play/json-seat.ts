import { replaceHidden } from '../core/hidden-characters.ts'
import type { PlayEvent } from './contract.ts'
import type { Seat } from './seat.ts'

interface Lines {
  next(): Promise<string | undefined>
}

/** A seat for a program: one JSON object a line in, and one a line out. */
export function createJsonSeat(lines: Lines, out: (line: string) => void): Seat {
  const tell = (event: PlayEvent) => out(toJsonLine(event))
  return {
    tell,
    async next() {
      for (;;) {
        const line = await lines.next()
        if (line === undefined) return undefined
        if (line.trim() === '') continue
        try {
          return JSON.parse(line)
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error)
          tell({
            type: 'error',
            message: `This line is not JSON, and nothing was done: ${reason}. Send a move as one JSON object on one line.`,
          })
        }
      }
    },
  }
}

/** JSON on one line. What a terminal would act on, or not show, is escaped; it means the same. */
export function toJsonLine(value: unknown): string {
  return replaceHidden(JSON.stringify(value), (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  )
}
