import { mergeRecords } from '../define/merge-records.ts'
import { toolListing } from '../define/tool-listing.ts'
import type { AnySandbox, OpenSandbox } from '../sandbox/index.ts'
import { knownTexts, randomArguments, randomness } from './random-arguments.ts'

/** What trials that write garbage came to. */
export interface GarbageReport {
  readonly effects: number
  /** Different initial states; 1 when no trial left anything behind. */
  readonly initialStates: number
  /** Tools that answered the same call in the same state differently. */
  readonly unrepeatable: readonly string[]
}

/** Calls of one trial. */
const callsPerTrial = 15

/**
 * Plays trials that write everything that the tools let them write, wherever they can, in all slots at once. Each trial is
 * played twice, so that tools which answer from chance, a clock or the memory of the process show it.
 *
 * @param open - the sandbox, opened with `leakCheck`
 * @param trials - how many different ones; several a slot, so that each starts where another has been
 * @throws SandboxError STATE_LEAK when a trial does not start as the first one did
 */
export async function writeGarbage(
  open: OpenSandbox,
  sandbox: AnySandbox,
  trials: number,
): Promise<GarbageReport> {
  const { tools } = toolListing(sandbox)
  const known = knownTexts(mergeRecords(sandbox, {}).values())
  const records = {}
  const initial = new Set<string>()
  let effects = 0
  const answers = new Map<string, string>()
  const unrepeatable = new Set<string>()
  const play = async (seed: number) => {
    const random = randomness(seed)
    await using trial = await open.begin(records)
    initial.add(JSON.stringify(trial.initial))
    for (let call = 0; call < callsPerTrial; call++) {
      const tool = tools[Math.floor(random() * tools.length)]
      if (!tool) continue
      const answer = await trial.client.callTool({
        name: tool.name,
        arguments: randomArguments(tool, known, random),
      })
      const place = `${seed}, ${call}`
      const text = JSON.stringify(answer)
      if (answers.has(place) && answers.get(place) !== text) unrepeatable.add(tool.name)
      answers.set(place, text)
    }
    effects += (await trial.end()).effects.length
  }
  await Promise.all(Array.from({ length: 2 * trials }, (_, index) => play(index % trials)))
  return { effects, initialStates: initial.size, unrepeatable: [...unrepeatable] }
}
