import { z } from 'zod'

/** Kinds of values that JSON does not have, by zod's name, and what a call can send instead. */
const replacements: Readonly<Record<string, string>> = {
  date: 'z.iso.datetime() or z.iso.date()',
  bigint: 'z.int(), or z.string() for more digits',
  map: 'z.record()',
  set: 'z.array()',
}

/**
 * A field of a tool's input that no call can fill, because calls are JSON: a plain `z.date()`, for one.
 *
 * @returns the field, what it asks for, and what to use instead; undefined when there is none
 */
export function unsendableField(input: z.ZodType): string | undefined {
  const found: { readonly path: string; readonly type: string }[] = []
  const madeFromAnything: string[] = []
  z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    cycles: 'ref',
    override({ zodSchema, path }) {
      const { def } = zodSchema._zod
      const place = `${path.join('/')}/`
      // What z.preprocess hands on was made from what was sent; so is what is coerced.
      if (def.type === 'pipe' && 'in' in def && def.in._zod.def.type === 'transform')
        madeFromAnything.push(place)
      const isCoerced = 'coerce' in def && def.coerce === true
      if (Object.hasOwn(replacements, def.type) && !isCoerced) found.push({ path: place, type: def.type })
    },
  })
  const [first] = found.filter(({ path }) => !madeFromAnything.some((made) => path.startsWith(made)))
  if (!first) return undefined
  const names = [...first.path.matchAll(/properties\/([^/]+)\//g)].map(([, name]) => name)
  const where = names.length > 0 ? `field ${names.join('.')}` : 'it'
  return `${where} is a z.${first.type}(), which no call can send, because JSON has none; use ${replacements[first.type]}`
}
