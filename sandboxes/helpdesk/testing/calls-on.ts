import type { OpenSandbox, TrialRecords } from '../../../lib/sandbox/index.ts'

/** A tool and its arguments. */
export type Call = readonly [tool: string, given: Readonly<Record<string, unknown>>]

/**
 * Makes tool calls for tests, each time on a fresh state. An answer that is an error is the word.
 *
 * @param open - the sandbox, which is opened when tests begin
 */
export function callsOn(open: () => OpenSandbox) {
  async function play(records: TrialRecords, ...calls: readonly Call[]) {
    await using state = await open().begin(records)
    const answers: unknown[] = []
    for (const [name, given] of calls) {
      const answer = await state.client.callTool({ name, arguments: { ...given } })
      answers.push(answer.isError ? 'error' : answer.structuredContent)
    }
    return { answers, effects: (await state.end()).effects }
  }
  return {
    play,
    /** What a single call answers where there are no records but the baseline. */
    async answer(...call: Call): Promise<unknown> {
      return (await play({}, call)).answers[0]
    },
    /** Table and key of every effect, with an update's changes or what else was done. */
    async changes(records: TrialRecords, ...calls: readonly Call[]) {
      const { effects } = await play(records, ...calls)
      return effects.map((effect) => [
        effect.table,
        effect.key,
        effect.op === 'update' ? effect.changes : effect.op,
      ])
    },
  }
}
