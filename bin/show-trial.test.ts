import { expect, test } from 'vitest'
import type { JournalLine } from '../lib/results/journal-line.ts'
import { showTrial } from './show-trial.ts'

const note = 'The gate stays shut until noon. '.repeat(30).trim()
const effect = { table: 'notes', key: 'N-1', op: 'insert' as const, row: { text: note }, call: 0 }
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
    conversation: [],
    calls: [
      {
        tool: 'add_note',
        arguments: { text: note },
        result: { text: note },
        isError: false,
        writes: true,
        effects: [effect],
        durationMs: 1,
      },
    ],
    effects: [effect],
    usage: [],
    verdict: 'passed',
    deviations: [],
  },
}

test('cuts long values, and shows them whole when asked to', () => {
  expect(showTrial(line).join('\n')).not.toContain(note)
  expect(showTrial(line, true).join('\n').split(note)).toHaveLength(5)
})

test('counts in words, and knows that an unknown cost is not none', () => {
  expect(showTrial(line)[1]).toContain('1 tool call, 0 tokens, cost unknown,')
})

test('shows what an agent in another process wrote to its standard error, its control characters as text', () => {
  const trial = { ...line.trial, stderr: 'loading\n\u001b[2Jlooking P-1 up\n' }
  expect(showTrial({ ...line, trial } as JournalLine).join('\n')).toContain(
    "The agent's standard error:\n  loading\n  \\u001b[2Jlooking P-1 up\n\nNet effects:",
  )
})
