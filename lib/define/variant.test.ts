import { pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineSandbox, defineTool, type Variant } from '../sandbox/index.ts'
import { sandboxFiles, sandboxFingerprint } from './fingerprint.ts'
import { varySandbox } from './variant.ts'

const members = pgTable('members', { id: text().primaryKey() })

const getMember = defineTool({
  name: 'get_member',
  description: 'Look a member up.',
  readOnly: true,
  input: z.strictObject({ id: z.string() }),
  output: z.strictObject({ id: z.string() }),
  handler: async ({ id }) => ({ id }),
})

const definition = { tables: { members }, tools: [getMember], now: '2025-10-01T13:00:00Z' }
const gym = defineSandbox({ name: 'gym', instructions: 'You run a gym.', ...definition })
const pool = defineSandbox({ name: 'pool', instructions: 'You run a pool.', ...definition })

test('a sandbox is varied once', () => {
  const brief: Variant = { sandbox: (sandbox) => sandbox.with({ instructions: 'Be brief.' }) }
  const varied = varySandbox(gym, 'brief', brief)
  expect(varied.instructions).toBe('Be brief.')
  expect(varySandbox(gym, 'brief', brief)).toBe(varied)
  expect(varySandbox(pool, 'brief', brief).name).toBe('pool')
  expect(varySandbox(gym, 'as it is', {})).toBe(gym)
})

test('other words for a tool make another sandbox of the same code', () => {
  const worded = varySandbox(gym, 'worded', {
    sandbox: (sandbox) =>
      sandbox.with({ tools: sandbox.tools.map((tool) => ({ ...tool, description: 'Find a member.' })) }),
  })
  expect(sandboxFingerprint(worded)).not.toBe(sandboxFingerprint(gym))
  expect(sandboxFiles(worded)).toEqual(sandboxFiles(gym))
})

test('another sandbox is none of this one', () => {
  const problem =
    'Sandbox gym: the variant "wrong" must return this sandbox or what its with({…}) returns, under the same name.'
  expect(() => varySandbox(gym, 'wrong', { sandbox: () => pool })).toThrow(problem)
  expect(() => varySandbox(gym, 'wrong', { sandbox: (it) => it.with({ name: 'hall' }) })).toThrow(problem)
})
