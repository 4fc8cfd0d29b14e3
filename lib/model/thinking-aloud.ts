import type { LanguageModel, LanguageModelMiddleware } from 'ai'

type Resolved = Extract<LanguageModel, { specificationVersion: 'v4' }>
type Prompt = Parameters<Resolved['doGenerate']>[0]['prompt']
type Content = Awaited<ReturnType<Resolved['doGenerate']>>['content']

/** Marks reasoning that stood in the text, so that it is not sent back as if the provider had sent it apart. */
const mark = { thinkingAloud: { fromText: true } } as const

/**
 * Takes `<think>…</think>` out of what a model says: servers without a parser for reasoning leave it in the text, where the
 * other side would read it. It becomes reasoning, and the model does not get it back with the next request, as the authors
 * of such models advise.
 */
export const thinkingAloud: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => ({ ...params, prompt: withoutThoughts(params.prompt) }),
  wrapGenerate: async ({ doGenerate }) => {
    const answer = await doGenerate()
    return { ...answer, content: answer.content.flatMap(thoughtsApart) }
  },
}

function withoutThoughts(prompt: Prompt): Prompt {
  return prompt.map((message) =>
    message.role === 'assistant'
      ? {
          ...message,
          content: message.content.filter(
            (part) => part.type !== 'reasoning' || part.providerOptions?.thinkingAloud === undefined,
          ),
        }
      : message,
  )
}

function thoughtsApart(part: Content[number]): Content {
  if (part.type !== 'text') return [part]
  const { thoughts, said } = splitThoughts(part.text)
  if (thoughts.length === 0) return [part]
  return [
    { type: 'reasoning', text: thoughts.join('\n\n'), providerMetadata: mark },
    ...(said === '' ? [] : [{ ...part, text: said }]),
  ]
}

/**
 * What a text says, and what it only thinks. A template of the server may hold the opening tag, so that the text begins
 * inside the thought; an answer that is cut off may end inside it.
 */
export function splitThoughts(text: string): { readonly thoughts: string[]; readonly said: string } {
  const closed = /^(?:(?!<think(?:ing)?>)[\s\S])*?<\/think(?:ing)?>/i.exec(text)?.[0]
  const whole = closed === undefined ? text : `<think>${text}`
  const thoughts: string[] = []
  const said = whole.replaceAll(
    /<think(?:ing)?>([\s\S]*?)(?:<\/think(?:ing)?>|$)/gi,
    (_, thought: string) => {
      if (thought.trim() !== '') thoughts.push(thought.trim())
      return ''
    },
  )
  return { thoughts, said: said === text ? said : said.trim() }
}
