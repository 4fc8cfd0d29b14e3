import type { OpenSandbox } from '../sandbox/trial-state.ts'
import { compareEffects } from './compare-effects.ts'
import { compareJson } from './compare-json.ts'
import type { Difference } from './difference.ts'
import type { Recording } from './recording.ts'
import { type ReplayTarget, toTrialRecords } from './replay-target.ts'

/**
 * Replays one recording on a fresh trial state: makes every call through MCP, compares each answer as it comes, and
 * the net effects at the end.
 *
 * @param open - the target's sandbox, opened with the target's base records
 * @throws ReplayError when the recording names a table that the sandbox does not have
 * @throws SandboxError when a record does not fit its table
 */
export async function replayRecording(
  open: OpenSandbox,
  target: ReplayTarget,
  recording: Recording,
): Promise<Difference[]> {
  await using state = await open.begin(toTrialRecords(target.sandbox, recording.records))
  const differences: Difference[] = []
  for (const [call, { tool, arguments: given, outcome }] of recording.calls.entries()) {
    const answer = await state.client.callTool({ name: tool, arguments: { ...given } })
    const failed = answer.isError === true
    const place = { call, tool }
    if (outcome.kind === 'error') {
      if (!failed) {
        differences.push({ ...place, path: 'error', expected: true, received: answer.structuredContent })
      }
      const effects = state.calls.at(-1)?.effects ?? []
      if (effects.length > 0) {
        differences.push({ ...place, path: 'effects', expected: [], received: effects })
      }
    } else if (outcome.kind === 'result') {
      const found = failed
        ? [{ path: 'error', expected: undefined, received: answer.content }]
        : compareJson(outcome.result, answer.structuredContent, 'result')
      differences.push(...found.map((difference) => ({ ...place, ...difference })))
    }
  }
  const { effects } = await state.end()
  return [...differences, ...(recording.effects ? compareEffects(recording.effects, effects, target) : [])]
}
