import type { LanguageModelMiddleware } from 'ai'

/**
 * Gives a tool call a new id where the model used the id before, in the same answer or an earlier one: results are told apart
 * by it, so that two calls with one id would be answered with each other's result. Some servers number the calls of each
 * answer anew, or leave the id empty.
 */
export const uniqueCallIds: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  wrapGenerate: async ({ doGenerate, params }) => {
    const taken = new Set(
      params.prompt.flatMap((message) =>
        message.role === 'assistant'
          ? message.content.flatMap((part) => (part.type === 'tool-call' ? [part.toolCallId] : []))
          : [],
      ),
    )
    const answer = await doGenerate()
    return {
      ...answer,
      content: answer.content.map((part) => {
        if (part.type !== 'tool-call') return part
        const toolCallId = unusedId(part.toolCallId, taken)
        taken.add(toolCallId)
        return { ...part, toolCallId }
      }),
    }
  },
}

function unusedId(id: string, taken: ReadonlySet<string>): string {
  if (id !== '' && !taken.has(id)) return id
  for (let number = 2; ; number++) {
    const next = `${id === '' ? 'call' : id}_${number}`
    if (!taken.has(next)) return next
  }
}
