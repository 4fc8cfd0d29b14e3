import { expect, test } from 'vitest'
import type { JournalLine } from '../lib/results/journal-line.ts'
import { stepTrial } from './step-trial.ts'

const call = (tool: string) => ({
  tool,
  arguments: {},
  result: 'ok',
  isError: false,
  writes: true,
  effects: [],
  durationMs: 1,
})
const wrong = { kind: 'wrong field' as const, table: 'pallets', key: 'P-1', column: 'bay', call: 1 }
const line: JournalLine = {
  v: 1,
  of: 1,
  fingerprints: { task: '', sandbox: '', settings: '' },
  trial: {
    task: 'YD001_001',
    domain: 'yard',
    agent: 'my-agent',
    attempt: 1,
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 10,
    end: 'agent stopped',
    conversation: [
      { role: 'customer', text: 'Move it.', afterCalls: 0 },
      { role: 'agent', text: 'It is moved.', afterCalls: 2 },
    ],
    calls: [call('find'), call('move')],
    effects: [],
    usage: [],
    verdict: 'failed',
    deviations: [{ ...wrong, expected: 'B2', received: 'B1' }],
    clean: true,
  },
}

/** What is shown in answer to each line that is typed. */
async function step(...typed: string[]): Promise<string[][]> {
  const shown: string[][] = [[]]
  const waiting = [...typed]
  await stepTrial(
    line,
    {},
    {
      say: (text) => shown.at(-1)?.push(text),
      ask: async (prompt) => {
        const next = waiting.shift()
        if (next !== undefined) shown.push([`${prompt}${next}`])
        return next
      },
    },
  )
  return shown
}

test('shows one thing that happened at a time, what a call did wrong, and in the end what came of it', async () => {
  const [start, ...steps] = await step('', '', '', '', '', '', 'never read')
  expect(start?.[0]).toBe('yard YD001_001, attempt 1, my-agent: failed')
  expect(steps.slice(0, 4)).toEqual([
    ['0 of 5 > ', 'customer: Move it.'],
    ['1 of 5 > ', '  call 1: find({})', '    result: ok'],
    [
      '2 of 5 > ',
      '  call 2: move({})',
      '    result: ok',
      '    deviates: wrong field pallets P-1 bay: expected B2, received B1',
    ],
    ['3 of 5 > ', 'agent: It is moved.'],
  ])
  expect(steps[4]?.slice(0, 3)).toEqual(['4 of 5 > ', '', 'Net effects:'])
  expect(steps.slice(5)).toEqual([['5 of 5 > ']])
})

test('goes on to the next call, to a call by its number, and back', async () => {
  const [, ...steps] = await step('c', '2', 'b', 'b', 'b', 'c', 'c', 'c', 'q')
  expect(
    steps.map((lines) => lines.filter((text) => /^(\d| {2}call|customer|agent|Net)/.test(text))),
  ).toEqual([
    ['0 of 5 > c', 'customer: Move it.', '  call 1: find({})'],
    ['2 of 5 > 2', '  call 2: move({})'],
    ['3 of 5 > b', '  call 1: find({})'],
    ['2 of 5 > b', 'customer: Move it.'],
    ['1 of 5 > b', 'customer: Move it.'],
    ['1 of 5 > c', '  call 1: find({})'],
    ['2 of 5 > c', '  call 2: move({})'],
    ['3 of 5 > c', 'agent: It is moved.', 'Net effects:'],
    ['5 of 5 > q'],
  ])
})

test('says what can be typed, and leaves when nothing more is', async () => {
  const [start, ...steps] = await step('7', 'next')
  expect(start?.at(-1)).toMatch(/^Enter: next step; .* q: leave$/)
  expect(steps.map(([, ...lines]) => lines)).toEqual([[start?.at(-1)], [start?.at(-1)]])
})
