import { APICallError, extractJsonMiddleware, type LanguageModel, type LanguageModelMiddleware } from 'ai'
import { isRateLimit, ownFailure } from './classify-fault.ts'

type Resolved = Extract<LanguageModel, { specificationVersion: 'v4' }>
type Format = NonNullable<Parameters<Resolved['doGenerate']>[0]['responseFormat']>

/** How an answer in JSON is asked for, the strictest way first: not every server knows every one. */
const formats: readonly ((asked: Format) => Format)[] = [
  (asked) => asked,
  () => ({ type: 'json' }),
  () => ({ type: 'text' }),
]

/** The first format that a model has not refused. */
const accepted = new WeakMap<object, number>()

/**
 * Asks for JSON in the strictest way that the model's server takes: with a schema, as any object, or in words alone, which the
 * prompt must have in any case. What was refused once is not asked again.
 *
 * @param model - the model as the settings resolve it: what is known of its server is kept with it
 */
export function answerFormat(model: object): LanguageModelMiddleware[] {
  return [extractJsonMiddleware({ transform: jsonWithin }), fallBack(model)]
}

/** Some models wrap their JSON into a Markdown fence or a sentence, even when told not to. */
function jsonWithin(text: string): string {
  const end = text.lastIndexOf('}')
  const start = text.indexOf('{')
  return start === -1 || end < start ? text : text.slice(start, end + 1)
}

function fallBack(key: object): LanguageModelMiddleware {
  return {
    specificationVersion: 'v4',
    async wrapGenerate({ model, params }) {
      const refusals: unknown[] = []
      const { responseFormat: asked = { type: 'text' } } = params
      for (let index = accepted.get(key) ?? 0; ; index++) {
        const format = formats[index]
        // Without any format it is refused too, so that the format was not what was wrong.
        if (!format) throw refusals[0]
        try {
          const answer = await model.doGenerate({ ...params, responseFormat: format(asked) })
          accepted.set(key, index)
          return answer
        } catch (error) {
          if (!isRefusal(error)) throw error
          refusals.push(error)
        }
      }
    },
  }
}

/** A request that the server does not understand; it may say so in any words. */
function isRefusal(error: unknown): boolean {
  return (
    APICallError.isInstance(error) &&
    [400, 415, 422, 501].includes(error.statusCode ?? 0) &&
    !isRateLimit(error) &&
    ownFailure(error) === undefined
  )
}
