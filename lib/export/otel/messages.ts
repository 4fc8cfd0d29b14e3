import type { Message } from '../../core/message.ts'

/** What the agent was told and had said before its last words, as the conventions' JSON has it. */
export function inputMessages(conversation: readonly Message[]): string | undefined {
  const last = lastWords(conversation)
  return toJson(conversation.filter((message) => message.unsaid === undefined && message !== last))
}

/** The agent's last words to the customer. */
export function outputMessages(conversation: readonly Message[]): string | undefined {
  const last = lastWords(conversation)
  return last && toJson([last])
}

function lastWords(conversation: readonly Message[]): Message | undefined {
  return conversation.findLast(({ role, unsaid }) => role === 'agent' && unsaid === undefined)
}

function toJson(messages: readonly Message[]): string {
  return JSON.stringify(
    messages.map(({ role, text }) => ({
      role: role === 'customer' ? 'user' : 'assistant',
      parts: [{ type: 'text', content: text }],
    })),
  )
}
