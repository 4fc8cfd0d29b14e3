import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { z } from 'zod'
import { explainLoadError } from '../core/explain-load-error.ts'
import type { Variant } from '../define/variant.ts'

/** The module that `VARIANTS` names, loaded. */
export class VariantsFile {
  /** The variable's value. */
  readonly written: string
  readonly file: string
  /** By name: all of the module's, or the one that was chosen. */
  readonly variants: ReadonlyMap<string, Variant>

  constructor(written: string, file: string, variants: ReadonlyMap<string, Variant>) {
    this.written = written
    this.file = file
    this.variants = variants
  }
}

// A part of the agent's name, which ends with it in brackets.
const nameForm = /^[^\s()#\p{C}](?:[^()#\p{C}]{0,38}[^\s()#\p{C}])?$/u

const moduleSchema = z.object({
  variants: z
    .record(
      z.string(),
      z.strictObject({
        settings: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        sandbox: z
          .custom<Variant['sandbox']>((value) => typeof value === 'function', 'must be a function')
          .optional(),
      }),
    )
    .refine((variants) => Object.keys(variants).length > 0, 'there is none'),
})

const howToWrite = `export const variants = { 'as it is': {}, cold: { settings: { TEMPERATURE: 0 } } }`

/** Loads the module of `VARIANTS`: `./variants.ts`, or `./variants.ts#name` for one of them. */
export const variantsFile = z.string().transform((written, context): VariantsFile => {
  const [file = '', chosen] = written.split('#')
  const variants = load(file)
  const problem =
    typeof variants === 'string'
      ? variants
      : chosen !== undefined && !variants.has(chosen)
        ? `${file} has no variant ${JSON.stringify(chosen)}; there are ${[...variants.keys()].join(', ')}`
        : undefined
  if (problem !== undefined || typeof variants === 'string') {
    context.addIssue({ code: 'custom', message: problem ?? '' })
    return z.NEVER
  }
  return new VariantsFile(
    written,
    file,
    chosen === undefined ? variants : new Map([...variants].filter(([name]) => name === chosen)),
  )
})

/** The variants of a module, or what is wrong with it. */
function load(file: string): ReadonlyMap<string, Variant> | string {
  const path = resolve(file)
  if (!existsSync(path)) return `there is no file ${path}`
  let module: unknown
  try {
    // At once, because Vitest wants to know its projects at once.
    module = createRequire(import.meta.url)(path)
  } catch (error) {
    return `${file} cannot be loaded: ${explainLoadError(error, path)}`
  }
  const parsed = moduleSchema.safeParse(module)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return `${file} must export its variants, as in: ${howToWrite} (at ${issue?.path.join('.')}: ${issue?.message})`
  }
  const variants = new Map(Object.entries(parsed.data.variants as Record<string, Variant>))
  const odd = [...variants.keys()].find((name) => !nameForm.test(name))
  if (odd === undefined) return variants
  return `${file} has a variant ${JSON.stringify(odd)}; its name must be text of at most 40 characters, without brackets and #`
}
