import { expect, test } from 'vitest'
import { limitRecord } from './limit-record.ts'
import type { PlayedTrial } from './play-trial.ts'

const trial = {
  task: 'DP001_001',
  domain: 'depot',
  agent: 'own',
  attempt: 1,
  startedAt: '2026-01-05T08:00:00.000Z',
  durationMs: 1,
  end: 'agent error' as const,
  conversation: [],
  calls: [],
  effects: [],
  usage: [],
}

const limited = (more: Partial<Extract<PlayedTrial, { valid: true }>['trial']>) => {
  const played = limitRecord({ valid: true, trial: { ...trial, ...more } }, (text) =>
    text.replaceAll('s3cret', '(key removed)'),
  )
  if (!played.valid) throw new Error('The trial is invalid.')
  return played.trial
}

test('an error message of fifty million characters is cut', () => {
  const { error } = limited({ error: 'x'.repeat(50_000_000) })
  expect(error?.slice(0, 5)).toBe('xxxxx')
  expect(error?.slice(3_998)).toBe('xx… (50000000 characters)')
})

test('whatever is too long to be written down is cut, and what cannot be written becomes text', () => {
  const call = {
    tool: 't',
    arguments: { text: 'y'.repeat(300_000), list: Array.from({ length: 30_000 }, () => 1) },
    result: 10n as never,
    isError: false,
    writes: false,
    effects: [],
    durationMs: 1,
  }
  const [kept] = limited({ calls: [call] }).calls
  const { text = '', list = [] } = (kept?.arguments ?? {}) as { text?: string; list?: number[] }
  expect(text).toMatch(/^y{200000}… \(300000 characters\)$/)
  expect(list).toHaveLength(20_000)
  expect(kept?.result).toBe('10')
})

test('a key goes, also where it is the name of a property', () => {
  const message = { role: 'agent' as const, text: 'it is s3cret', afterCalls: 0 }
  const call = {
    tool: 't',
    arguments: { s3cret: { 'a s3cret': 's3cret' } },
    result: null,
    isError: false,
    writes: false,
    effects: [],
    durationMs: 1,
  }
  const kept = limited({ conversation: [message], calls: [call] })
  expect(JSON.stringify(kept)).not.toContain('s3cret')
  expect(kept.calls[0]?.arguments).toEqual({ '(key removed)': { 'a (key removed)': '(key removed)' } })
})

test('a key goes before its text is cut, so that no half of it is left', () => {
  const message = { role: 'agent' as const, text: `${'x'.repeat(199_997)}s3cret`, afterCalls: 0 }
  const kept = limited({ conversation: [message], error: `${'x'.repeat(3_997)}s3cret` })
  expect(`${kept.conversation[0]?.text} ${kept.error}`).not.toMatch(/s3/)
})

const callWith = (args: unknown) => ({
  tool: 't',
  arguments: args as Record<string, never>,
  result: null,
  isError: false,
  writes: false,
  effects: [],
  durationMs: 1,
})

test('what holds itself, or is nested without end, is cut', () => {
  const own: Record<string, unknown> = {}
  own.self = own
  let nested: unknown = 'x'
  for (let level = 0; level < 20_000; level++) nested = [nested]
  for (const args of [own, { nested }]) {
    const line = JSON.stringify(limited({ calls: [callWith(args)] }))
    expect(line.length).toBeLessThan(10_000)
    expect(line).toContain('…')
  }
})

test('a record of gigabytes can be written, and keeps its shape', () => {
  const text = 'y'.repeat(200_000)
  const calls = Array.from({ length: 500 }, () =>
    callWith({ list: Array.from({ length: 1_000 }, () => text) }),
  )
  const kept = limited({
    calls,
    conversation: Array.from({ length: 3_000 }, () => ({ role: 'agent' as const, text, afterCalls: 0 })),
  })
  expect(JSON.stringify(kept).length).toBeLessThan(30_000_000)
  expect(kept.calls).toHaveLength(500)
  expect(kept.conversation).toHaveLength(3_000)
  expect(new Set(kept.conversation.map(({ role }) => role))).toEqual(new Set(['agent']))
})
