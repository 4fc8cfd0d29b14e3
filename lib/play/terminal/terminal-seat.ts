import { printable } from '../../core/printable.ts'
import type { PlayEvent, PlayPart } from '../contract.ts'
import type { Seat } from '../seat.ts'
import {
  agentCommands,
  customerCommands,
  readAgentLine,
  readCustomerLine,
  type TypedLine,
} from './read-line.ts'
import { showEvent } from './show-event.ts'

/** Where what is typed comes from. */
export interface TypedLines {
  /** @returns undefined when nothing more will be typed */
  next(prompt: string): Promise<string | undefined>
}

type Start = Extract<PlayEvent, { type: 'start' }>

/** A seat for a person: what happens is laid out for reading, and what to do is typed as words. */
export class TerminalSeat implements Seat {
  readonly #lines: TypedLines
  readonly #out: (line: string) => void
  readonly #width: number
  /** What was told of the present trial. */
  #events: PlayEvent[] = []
  #part: PlayPart

  /**
   * @param width - characters of a line, for tables
   * @param part - whose turn it is before anything was told
   */
  constructor(lines: TypedLines, out: (line: string) => void, width: number, part: PlayPart = 'agent') {
    this.#part = part
    this.#lines = lines
    this.#out = out
    this.#width = width
  }

  /** Takes note of what was told before, in another shell. */
  recall(events: readonly PlayEvent[]): void {
    for (const event of events) this.#note(event)
  }

  tell(event: PlayEvent): void {
    const before = this.#note(event)
    this.#show(event, before)
  }

  async next(): Promise<unknown> {
    for (;;) {
      const line = await this.#lines.next(`${this.#part}> `)
      if (line === undefined) return undefined
      if (line.trim() === '') continue
      const typed = await (this.#part === 'agent'
        ? readAgentLine(line, this.#scene)
        : readCustomerLine(line, this.#scene))
      if (typed.move !== undefined) return typed.move
      this.#answer(typed)
    }
  }

  /** What the Tab key offers. */
  get words(): { readonly commands: readonly string[]; readonly tools: Start['tools'] } {
    return this.#part === 'agent'
      ? { commands: agentCommands, tools: this.#start?.tools ?? [] }
      : { commands: customerCommands, tools: [] }
  }

  get #start(): Start | undefined {
    return this.#events.find((event) => event.type === 'start')
  }

  get #scene() {
    return {
      start: this.#start,
      ask: (prompt: string) => this.#lines.next(prompt),
      say: (line: string) => this.#print([line]),
    }
  }

  #answer({ lines, again }: TypedLine): void {
    if (again)
      for (const [index, event] of this.#events.entries()) this.#show(event, this.#events.slice(0, index))
    this.#print(lines ?? [])
  }

  #note(event: PlayEvent): readonly PlayEvent[] {
    if (this.#events.at(-1)?.type === 'end') this.#events = []
    const before = [...this.#events]
    this.#events.push(event)
    if (event.type === 'ask_customer') this.#part = 'customer'
    else if (event.type === 'start' || event.type === 'customer') this.#part = 'agent'
    return before
  }

  #show(event: PlayEvent, before: readonly PlayEvent[]): void {
    this.#print(showEvent(event, before, this.#width))
  }

  #print(lines: readonly string[]): void {
    for (const line of lines) this.#out(printable(line))
  }
}
