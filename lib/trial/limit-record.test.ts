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
