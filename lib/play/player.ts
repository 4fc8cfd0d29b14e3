import type { z } from 'zod'
import { type AgentMove, type CustomerMove, moveSchemas, type PlayEvent, type PlayPart } from './contract.ts'
import type { Seat } from './seat.ts'

const typesOf: Readonly<Record<PlayPart, readonly string[]>> = {
  agent: ['call', 'say', 'note', 'end'],
  customer: ['customer'],
}

/** A seat whose moves are checked: one that cannot be used is answered with what to correct, and the player is asked again. */
export class Player {
  readonly #seat: Seat
  #pending: unknown[] = []

  constructor(seat: Seat) {
    this.#seat = seat
  }

  tell(event: PlayEvent): void {
    this.#seat.tell(event)
  }

  /** @returns undefined when the player has left */
  async agentMove(): Promise<AgentMove | undefined> {
    return await this.#move('agent', moveSchemas.agent)
  }

  /** @returns undefined when the player has left */
  async customerMove(): Promise<CustomerMove | undefined> {
    return await this.#move('customer', moveSchemas.customer)
  }

  async #move<Move>(part: PlayPart, schema: z.ZodType<Move>): Promise<Move | undefined> {
    for (;;) {
      if (this.#pending.length === 0) {
        const given = await this.#seat.next()
        if (given === undefined) return undefined
        this.#pending = Array.isArray(given) ? [...given] : [given]
        continue
      }
      const given = this.#pending.shift()
      const parsed = schema.safeParse(given)
      if (parsed.success) return parsed.data
      this.tell({ type: 'error', message: explain(part, given, parsed.error) })
    }
  }
}

function explain(part: PlayPart, given: unknown, error: z.ZodError): string {
  const type = typeof given === 'object' && given !== null && 'type' in given ? given.type : undefined
  const own = typesOf[part]
  if (typeof type === 'string' && own.includes(type)) {
    const problems = error.issues.map(({ path, message }) => [...path, message].join(': '))
    return `This ${type} was not made. ${problems.join('; ')}`
  }
  const other = part === 'agent' ? 'customer' : 'agent'
  if (typeof type === 'string' && typesOf[other].includes(type)) {
    return `It is the ${part}'s turn, and a move of type ${type} is the ${other}'s. Nothing was done. The ${part}'s are: ${own.join(', ')}.`
  }
  return `A move is an object like ${examples[part]}. Its type is one of: ${own.join(', ')}.`
}

const examples: Readonly<Record<PlayPart, string>> = {
  agent: '{"type":"say","text":"…"}',
  customer: '{"type":"customer","text":"…","finished":false}',
}
