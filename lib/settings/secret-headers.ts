import { inspect } from 'node:util'
import { z } from 'zod'
import { Secret } from './secret.ts'

/** HTTP headers whose values are nobody's business: printing them or putting them into JSON shows only that they are set. */
export class SecretHeaders {
  readonly #headers: Readonly<Record<string, string>>

  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers
  }

  /** The values, for the one place that sends them. */
  reveal(): Readonly<Record<string, string>> {
    return this.#headers
  }

  /** What must not be repeated: each value, and its last word alone, which is the key in `Bearer …`. */
  get secrets(): readonly Secret[] {
    const texts = Object.values(this.#headers).flatMap((value) => [value, value.split(' ').at(-1) ?? value])
    return [...new Set(texts)].filter((text) => text !== '').map((text) => new Secret(text))
  }

  toString(): string {
    return '(secret)'
  }

  toJSON(): string {
    return '(secret)'
  }

  [inspect.custom](): string {
    return '(secret)'
  }
}

const form = 'must be a JSON object of names and texts, such as {"Authorization":"Bearer …"}'

/** Headers as a JSON object of texts. Its problems never repeat a value. */
export const secretHeaders = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: form })
      return z.NEVER
    }
  })
  .pipe(headerRecord(form))
  .transform((headers) => new SecretHeaders(headers))

const pairsForm = 'must be names and values such as Authorization=Bearer%20…, separated by commas'

/** Headers as OpenTelemetry's own tools take them. Its problems never repeat a value. */
export const secretHeaderPairs = z
  .string()
  .transform((text, context) => {
    try {
      return Object.fromEntries(
        text.split(',').map((pair) => {
          const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(pair) ?? []
          return [name.trim(), decodeURIComponent(value.trim())]
        }),
      )
    } catch {
      context.addIssue({ code: 'custom', message: pairsForm })
      return z.NEVER
    }
  })
  .pipe(headerRecord(pairsForm))
  .transform((headers) => new SecretHeaders(headers))

function headerRecord(error: string) {
  const name = z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/)
  return z.record(name, z.string().regex(/^[\x20-\x7e\x80-\xff]*$/), { error })
}
