import { expect, test } from 'vitest'
import { askForm } from './ask-form.ts'
import { toolFields } from './tool-fields.ts'

const fields = toolFields({
  type: 'object',
  properties: {
    note: { type: 'string', description: 'Anything' },
    id: { type: 'string', description: 'Which order' },
    status: { type: 'string', enum: ['open', 'hold'] },
  },
  required: ['id', 'status'],
})

/** Fills the form in with these lines; undefined is the end of the input. */
async function fillIn(...typed: readonly (string | undefined)[]) {
  const shown: string[] = []
  const lines = [...typed]
  const values = await askForm(fields, {
    ask: async (prompt) => {
      const line = lines.shift()
      shown.push(`${prompt}${line}`)
      return line
    },
    say: (line) => shown.push(line),
  })
  return { values, shown, left: lines.length }
}

test('asks for the required fields first, shows choices, and lets optional ones be skipped', async () => {
  const { values, shown } = await fillIn('ORD-1', 'hold', '')
  expect(values).toEqual({ id: 'ORD-1', status: 'hold' })
  expect(shown).toEqual([
    '  id: Which order; text',
    '  id: ORD-1',
    '  status: one of open, hold',
    '  status: hold',
    '  note (optional): Anything; text',
    '  note: ',
  ])
})

test('asks again where a value is missing or cannot be one', async () => {
  const { values, shown } = await fillIn('', 'ORD-1', 'holds', 'hold', 'late')
  expect(values).toEqual({ id: 'ORD-1', status: 'hold', note: 'late' })
  expect(shown).toContain('  This field is required; . gives the form up, "" is the empty text.')
  expect(shown).toContain('  status: expected one of open, hold, and not holds')
})

test('is given up with a dot, or when the input ends', async () => {
  expect(await fillIn('ORD-1', '.', 'left over')).toMatchObject({ values: undefined, left: 1 })
  expect(await fillIn('ORD-1', undefined)).toMatchObject({ values: undefined })
})
