import { expect, test } from 'vitest'
import { ownSession } from './own-session.ts'
import { openDepotSession } from './testing/depot-session.ts'

const used = {
  model: 'm',
  role: 'agent',
  calls: 1,
  inputTokens: 10,
  cachedInputTokens: 4,
  outputTokens: 2,
} as const

test('takes what it was made for', async () => {
  await using depot = await openDepotSession()
  const session = ownSession(depot)
  session.addUsage(used)
  session.recordRefusedCall('fly', '{}', 'no such tool')
  await session.reply('Done.')
  expect(depot.usage).toEqual([used])
  expect(depot.refused).toEqual([['fly', '{}', 'no such tool']])
  expect(depot.said).toEqual(['Done.'])
})

test.each([
  [{ ...used, cachedInputTokens: undefined }, 'cachedInputTokens: Invalid input: expected number'],
  [{ ...used, outputTokens: Number.NaN }, 'outputTokens: Invalid input: expected number, received NaN'],
  [{ ...used, inputTokens: 1.5 }, 'inputTokens: Invalid input: expected int'],
  [{ ...used, cachedInputTokens: 11 }, 'cachedInputTokens: it is a part of inputTokens, and cannot be more'],
  [{ ...used, role: 'helper' }, 'role: Invalid option'],
  [{ ...used, tokens: 1 }, 'Unrecognized key: "tokens"'],
  [undefined, 'Invalid input: expected object'],
])('refuses usage that could not be recorded: %#', async (usage, message) => {
  await using depot = await openDepotSession()
  const add = () => ownSession(depot).addUsage(usage as never)
  expect(add).toThrow(TypeError)
  expect(add).toThrow(`session.addUsage was called wrongly: ${message}`)
  expect(depot.usage).toEqual([])
})

test.each([null, undefined, { text: 'Done.' }])('refuses to say what is no text: %o', async (text) => {
  await using depot = await openDepotSession()
  await expect(ownSession(depot).reply(text as never)).rejects.toThrow(
    'session.reply was called wrongly: Invalid input: expected string',
  )
  expect(depot.said).toEqual([])
})

test('refuses a refused call without its arguments as text', async () => {
  await using depot = await openDepotSession()
  expect(() => ownSession(depot).recordRefusedCall('fly', {} as never, 'no')).toThrow(
    'session.recordRefusedCall was called wrongly: 1: Invalid input: expected string',
  )
})
