import { type OpenSandbox, openSandbox, type TrialRecords } from '../../../lib/sandbox/index.ts'
import { retail } from '../index.ts'

/** A tool and its arguments. */
export type Call = readonly [tool: string, given: Readonly<Record<string, unknown>>]

/** The retail back office without any records. */
export function openEmptyRetail(): Promise<OpenSandbox> {
  return openSandbox(retail.with({ baseline: {} }), { slots: 1 })
}

/** Makes calls on a fresh state; an answer that is an error is the word. */
export async function play(open: OpenSandbox, records: TrialRecords, ...calls: readonly Call[]) {
  await using state = await open.begin(records)
  const answers: unknown[] = []
  for (const [name, given] of calls) {
    const answer = await state.client.callTool({ name, arguments: { ...given } })
    answers.push(answer.isError ? 'error' : answer.structuredContent)
  }
  return { answers, effects: (await state.end()).effects }
}
