import { expect, test } from 'vitest'
import { z } from 'zod'
import { canonicalJson } from './canonical-json.ts'

const node: z.ZodType = z.object({
  name: z.string().min(1),
  get next() {
    return node.optional()
  },
})
const endless = (): z.ZodType => z.object({ next: z.lazy(endless) })

test('schemas that accept other values are told apart', () => {
  const schemas = [
    z.string(),
    z.string().regex(/^a$/),
    z.string().regex(/^b$/),
    z.string().regex(/^b$/i),
    z.string().min(1),
    z.string().min(20),
    z.number().min(1),
    z.number().max(1),
    z.bigint().min(1n),
    z.string().optional(),
    z.string().refine((text) => text === 'a'),
    z.string().refine((text) => text === 'b'),
    z.object({ a: z.string() }),
    z.strictObject({ a: z.string() }),
    z.object({ a: z.string().min(2) }),
    z.union([z.string(), z.number()]),
    z.lazy(() => z.string().min(1)),
    z.lazy(() => z.string().min(2)),
    z.enum(['a', 'b']),
    z.enum(['a', 'c']),
    z.array(z.string()).max(3),
    z.record(z.string(), z.int()),
    node,
  ]
  const texts = schemas.map((schema) => canonicalJson(expect.schemaMatching(schema)))
  expect(new Set(texts).size).toBe(schemas.length)
})

test('a schema stays the same, also once it was used', () => {
  const matcher = expect.schemaMatching(node)
  const before = canonicalJson(matcher)
  expect(matcher.asymmetricMatch({ name: 'a', next: { name: '' } })).toBe(false)
  expect(canonicalJson(matcher)).toBe(before)
  expect(canonicalJson(expect.schemaMatching(z.string().min(1)))).toBe(
    canonicalJson(expect.schemaMatching(z.string().min(1))),
  )
})

test('nothing makes it throw', () => {
  const circle: Record<string, unknown> = { a: 1 }
  circle.itself = circle
  const failing = {
    get value() {
      throw new Error('not now')
    },
  }
  for (const value of [node, endless(), circle, failing, new Date(Number.NaN), Symbol('x'), undefined]) {
    expect(canonicalJson({ value })).toEqual(expect.any(String))
  }
  expect(canonicalJson(Number.NaN)).not.toBe(canonicalJson(null))
})
