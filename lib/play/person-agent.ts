import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { BuiltInAgent, TrialSession } from '../agent/agent.ts'
import { textOf } from '../agent/tool-text.ts'
import { InfrastructureError } from '../core/infrastructure-error.ts'
import type { Json } from '../core/json.ts'
import { toolListing } from '../define/tool-listing.ts'
import { personName } from '../settings/model-name.ts'
import type { AgentMove, PlayEvent } from './contract.ts'
import type { Player } from './player.ts'

export interface PersonAgentOptions {
  readonly player: Player
  /** Which of the tasks it is, as in `1 of 3`. */
  readonly trial: string
  /** Whether the player is told the task's id. */
  readonly namesTask: boolean
  /** Called when the player has left before the end; ends the trial. */
  onLeft(): void
}

/** The agent as a person, or any program, plays it from a {@link Player}'s seat. */
export function createPersonAgent({ player, trial, namesTask, onLeft }: PersonAgentOptions): BuiltInAgent {
  return {
    name: personName,
    async run(session, task) {
      const { instructions, request } = session
      player.tell({
        type: 'start',
        trial,
        ...(namesTask && { task: task.id }),
        instructions,
        request,
        tools: toolListing(task.sandbox).tools.map(({ name, description = '', inputSchema }) => ({
          name,
          description,
          inputSchema,
        })),
      })
      let isOver = false
      for (;;) {
        const move = await player.agentMove()
        if (move === undefined) return onLeft()
        if (move.type === 'end') return
        if (move.type === 'note') session.addNote('note', move.text)
        else if (isOver) player.tell(overError(move))
        else if (move.type === 'call') player.tell(await call(session, move))
        else {
          const text = await session.reply(move.text)
          isOver = text === null
          player.tell({ type: 'customer', text })
        }
        // Not to take a move of the next trial's.
        session.signal.throwIfAborted()
      }
    },
  }
}

function overError({ type }: AgentMove): PlayEvent {
  return {
    type: 'error',
    message: `This ${type} was not made: the conversation is over. What is left is a note, and end.`,
  }
}

async function call(
  session: TrialSession,
  { name, arguments: input }: Extract<AgentMove, { type: 'call' }>,
): Promise<PlayEvent> {
  const { signal } = session
  let answer: CallToolResult
  try {
    answer = (await session.mcp.callTool({ name, arguments: input }, undefined, { signal })) as CallToolResult
  } catch (error) {
    signal.throwIfAborted()
    const reason = error instanceof Error ? error.message : String(error)
    throw new InfrastructureError('sandbox', `calling ${name} failed: ${reason}`)
  }
  const isError = answer.isError === true
  const text = textOf(answer)
  return { type: 'result', name, isError, result: isError ? text : parseJson(text) }
}

/** A result is sent as JSON. */
function parseJson(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
