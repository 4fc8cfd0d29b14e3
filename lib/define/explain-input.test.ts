import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { explainInput } from './explain-input.ts'

const input = z.strictObject({
  order_id: z.string(),
  amount: z.number().min(0.01).max(1000),
  reason: z.enum(['late', 'damaged']),
  when: z.iso.datetime().optional(),
  urgent: z.boolean().nullish(),
  tags: z.array(z.string()).max(2).optional(),
  item: z.strictObject({ status: z.string(), count: z.int() }).optional(),
  target: z.union([z.string(), z.int()]).optional(),
  change: z
    .union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.number(), c: z.string() })])
    .optional(),
  extra: z.record(z.string().regex(/^[a-z]+$/), z.json()).optional(),
})

const schema = z.toJSONSchema(input, { io: 'input' })
const good = { order_id: 'O-1', amount: 5, reason: 'late' }

function lines(given: unknown): string[] {
  const parsed = input.safeParse(given)
  return parsed.success ? [] : explainInput(parsed.error.issues, given, schema)
}

describe('what to correct', () => {
  test.for([
    [{ ...good, amount: '5' }, ['amount: expected a number, got "5"; write it without quotes']],
    [{ ...good, order_id: 17 }, ['order_id: expected text, got 17; write it in quotes']],
    [{ amount: 5, reason: 'late' }, ['order_id: is missing; expected text']],
    [{ ...good, reason: 'Late' }, ['reason: expected "late" or "damaged", got "Late"']],
    [{ ...good, amount: 0 }, ['amount: expected a number of at least 0.01, got 0']],
    [{ ...good, amount: Number.NaN }, ['amount: expected a number, got NaN']],
    [
      { ...good, when: 'yesterday' },
      ['when: expected a date and time such as 2025-10-01T13:00:00Z, got "yesterday"'],
    ],
    [{ ...good, urgent: 'true' }, ['urgent: expected true or false, got "true"; write it without quotes']],
    [{ ...good, tags: ['a', 'b', 'c'] }, ['tags: expected at most 2 entries, got a list']],
    [{ ...good, tags: ['a', 7] }, ['tags[1]: expected text, got 7; write it in quotes']],
    [
      { ...good, item: '{"status":"open","count":1}' },
      [
        'item: expected an object, got "{\\"status\\":\\"open\\",\\"count\\":1}"; that is JSON inside a text: send the value itself, not its JSON text',
      ],
    ],
    [
      { ...good, item: { status: 'x', cuont: 1 } },
      [
        'item.count: is missing; expected a number',
        'item: "cuont" is not a field. Did you mean count? The fields are: status, count.',
      ],
    ],
    [{ ...good, item: { status: 'x', count: 1.5 } }, ['item.count: expected a whole number, got 1.5']],
    [{ ...good, target: true }, ['target: expected text or a number, got true']],
    [{ ...good, change: { b: 1 } }, ['change.c: is missing; expected text']],
    [{ ...good, extra: { A1: 1 } }, ['extra.A1: "A1" is not accepted as a field name here']],
    ['text', ['expected an object, got "text"']],
    [[], ['expected an object, got a list']],
  ] as const)('is said in one line for each problem: %#', ([given, expected]) => {
    expect(lines(given)).toEqual(expected)
  })

  test('an unknown field is answered with those there are', () => {
    const [line] = lines({ ...good, amuont: 1 })
    expect(line).toMatch(
      /^"amuont" is not a field\. Did you mean amount\? The fields are: order_id, amount, reason/,
    )
  })

  test('is readable for any input', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(input.shape), 'other'), (value, field) => {
        for (const line of lines({ ...good, [field]: value })) {
          expect(line).not.toMatch(/\[object|undefined|Invalid input|"code"|\n/)
          expect(line.length).toBeLessThan(600)
        }
      }),
    )
  })
})
