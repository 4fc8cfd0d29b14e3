import { expect, test } from 'vitest'
import type { ToolCall } from '../core/tool-call.ts'
import { isCleanFailure } from './clean-failure.ts'

function call(writes: boolean, isError = false): ToolCall {
  return { tool: 'a_tool', arguments: {}, result: {}, isError, writes, effects: [], durationMs: 1 }
}

test.each([
  ['a wrong write, then a friendly goodbye', 'customer finished', [call(true)], true],
  ['an error that the agent got over', 'agent stopped', [call(true, true), call(false)], true],
  ['nothing but reading', 'agent stopped', [call(false)], false],
  ['no call at all', 'agent stopped', [], false],
  ['an error on the last call', 'customer finished', [call(true), call(false, true)], false],
  ['the step limit', 'step limit', [call(true)], false],
  ['the turn limit', 'turn limit', [call(true)], false],
  ['the limit of calls', 'call limit', [call(true)], false],
  ['an answer that was cut off', 'output limit', [call(true)], false],
  ['an agent that threw', 'agent error', [call(true)], false],
] as const)('%s', (_, end, calls, clean) => {
  expect(isCleanFailure({ end, calls: [...calls] })).toBe(clean)
  expect(isCleanFailure({ end, calls: [...calls], verdict: 'failed' })).toBe(clean)
  expect(isCleanFailure({ end, calls: [...calls], verdict: 'passed' })).toBe(false)
  expect(isCleanFailure({ calls: [...calls], verdict: 'invalid' })).toBe(false)
})
