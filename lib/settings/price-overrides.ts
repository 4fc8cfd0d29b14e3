import { readFileSync } from 'node:fs'
import { z } from 'zod'

const dollars = z.number().nonnegative()

/** What a model costs, in US dollars per million tokens. */
const modelPriceSchema = z.strictObject({
  input: dollars,
  output: dollars,
  /** Input read from the provider's cache; priced as `input` when absent. */
  cachedInput: dollars.optional(),
})

export type ModelPrice = z.infer<typeof modelPriceSchema>

/** Prices by `provider/model-id`. */
export type PriceOverrides = Readonly<Record<string, ModelPrice>>

const fileSchema = z.record(z.string().regex(/^[^/\s]+\/\S+$/), modelPriceSchema)

const howToWrite =
  'write provider/model=input,output or provider/model=input,output,cached in US dollars per million tokens, ' +
  'or name a JSON file like {"openai/gpt-5": {"input": 1.25, "output": 10, "cachedInput": 0.125}}'

/**
 * Reads prices that replace the catalogue's: `provider/model=1.25,10,0.125 other/model=…`, JSON, or the path of a
 * JSON file.
 */
export const priceOverrides = z.string().transform((value, context): PriceOverrides => {
  const result = value.includes('=') && !value.startsWith('{') ? readInline(value) : readJson(value)
  if (typeof result !== 'string') return result
  context.addIssue({ code: 'custom', message: `${result}; ${howToWrite}` })
  return z.NEVER
})

const inlineEntry = /^([^/=\s]+\/[^=\s]+)=(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?$/

function readInline(value: string): PriceOverrides | string {
  const prices: Record<string, ModelPrice> = {}
  for (const entry of value.split(/[\s;]+/).filter((part) => part !== '')) {
    const [, model, input, output, cached] = inlineEntry.exec(entry) ?? []
    if (!model) return `cannot read the price ${JSON.stringify(entry)}`
    prices[model] = {
      input: Number(input),
      output: Number(output),
      ...(cached !== undefined && { cachedInput: Number(cached) }),
    }
  }
  return prices
}

function readJson(value: string): PriceOverrides | string {
  let text = value
  if (!value.startsWith('{')) {
    try {
      text = readFileSync(value, 'utf8')
    } catch {
      return `the file ${JSON.stringify(value)} cannot be read`
    }
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'the prices are not valid JSON'
  }
  const parsed = fileSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return `at ${issue?.path.join('.') || 'the top'}: ${issue?.message}`
}
