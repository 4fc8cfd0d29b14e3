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
  expect(showTrial(line, { full: true }).join('\n').split(note)).toHaveLength(5)
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

const request = {
  model: 'openai/gpt-5',
  messages: 3,
  characters: 12345,
  inputTokens: 2000,
  cachedInputTokens: 1500,
  outputTokens: 80,
  finish: 'tool-calls',
  durationMs: 1240,
  afterCalls: 0,
  afterMessages: 1,
}

test('shows each request to the model in its place, with its size and how it ended', () => {
  const trial = {
    ...line.trial,
    conversation: [
      { role: 'customer' as const, text: 'Write it down.', afterCalls: 0 },
      { role: 'agent' as const, text: 'I look.', unsaid: 'note' as const, afterCalls: 0 },
      { role: 'agent' as const, text: 'Done.', afterCalls: 1 },
    ],
    requests: [
      request,
      {
        model: 'openai/gpt-5',
        messages: 5,
        characters: 13000,
        finish: 'stop',
        durationMs: 300,
        afterCalls: 1,
        afterMessages: 2,
      },
    ],
  }
  const shown = showTrial({ ...line, trial } as JournalLine)
  expect(shown[1]).toContain('1 tool call, 2 model requests, ')
  expect(shown.filter((text) => /^(customer|agent| {2}(request|call))/.test(text))).toEqual([
    'customer: Write it down.',
    '  request 1: 3 messages, 12,345 characters, 2,000 tokens in (1,500 cached), 80 out, 1.2 s, ended: tool-calls',
    'agent (note, not sent): I look.',
    expect.stringMatching(/^ {2}call 1: add_note/),
    '  request 2: 5 messages, 13,000 characters, tokens not reported, 0.3 s, ended: stop',
    'agent: Done.',
  ])
})

test('says how much the agent got, and shows it when asked to', () => {
  const seen = {
    instructions: 'You keep notes.\nOn paper.',
    tools: [{ name: 'add_note', description: 'Writes a note.', inputSchema: { type: 'object' } }],
  }
  expect(showTrial(line, { seen })[2]).toBe(
    'the agent got instructions of 25 characters and 1 tool (84 characters); --seen shows them',
  )
  expect(showTrial(line, { seen, listsSeen: true }).join('\n')).toContain(
    '\nThe instructions:\n  You keep notes.\n  On paper.\n\nThe tool:\n  add_note\n    Writes a note.\n    inputSchema {"type":"object"}\n',
  )
  expect(showTrial(line, { listsSeen: true }).join('\n')).toContain(
    'The run does not hold what its agents got.',
  )
})
