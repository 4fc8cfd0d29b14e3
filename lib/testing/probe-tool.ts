import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import type { OpenSandbox, TrialRecords, TrialState } from '../sandbox/index.ts'
import { type HostileCall, hostileCalls } from './hostile-arguments.ts'

/** What an agent must never read in a refusal: the inside of the library or the database. */
const inside =
  /Failed query|relation "|syntax error at|violates|node_modules|\.ts:\d|ZodError|"code":|"path":|\[object /

/** The longest refusal that an agent should have to read, in characters. */
const longestRefusal = 4000

/**
 * Calls a tool with everything in {@link hostileCalls} and says where it did not hold: a call that was not answered, a
 * refusal that does not say what to correct or shows the inside, a refused or reading call that changed something,
 * a call that was accepted and must not be, a trial in another slot that was touched.
 *
 * @param open - an open sandbox with at least two slots
 * @param records - what the trials start with
 * @returns one line for each fault; empty when the tool held
 * @example
 * ```ts
 * test.for(tools)('$name', async (tool) => {
 *   expect(await probeTool(open, tool, {})).toEqual([])
 * })
 * ```
 */
export async function probeTool(
  open: OpenSandbox,
  tool: ListedTool,
  records: TrialRecords,
): Promise<string[]> {
  await using bystander = await open.begin(records)
  await using trial = await open.begin(records)
  const faults: string[] = []
  for (const call of hostileCalls(tool)) {
    for (const fault of await probeCall(trial, tool, call))
      faults.push(`${tool.name}, ${call.what}: ${fault}`)
  }
  // After all that the connection still works.
  const { tools } = await trial.client.listTools()
  if (!tools.some(({ name }) => name === tool.name))
    faults.push(`${tool.name}: the tools are not listed any more`)
  const { effects } = await trial.end()
  if (tool.annotations?.readOnlyHint && effects.length > 0)
    faults.push(`${tool.name}: reads, but changed rows`)
  const touched = await bystander.end()
  if (touched.effects.length > 0) faults.push(`${tool.name}: reached another slot`)
  return faults
}

async function probeCall(trial: TrialState, tool: ListedTool, call: HostileCall): Promise<string[]> {
  const before = trial.calls.length
  let result: CallToolResult
  try {
    const answer = await trial.client.callTool({
      name: tool.name,
      arguments: call.arguments as Record<string, unknown>,
    })
    result = answer as CallToolResult
  } catch (error) {
    return [`it was not answered: ${error instanceof Error ? error.message : String(error)}`]
  }
  const faults: string[] = []
  const recorded = trial.calls[before]
  if (trial.calls.length !== before + 1 || !recorded) return ['it was not recorded once']
  if (JSON.stringify(recorded).length > 1_000_000) faults.push('its record is larger than a megabyte')
  if (result.isError) {
    faults.push(...refusalFaults(result, call))
    if (recorded.effects.length > 0) faults.push('it was refused and changed rows')
  } else {
    if (call.mustFail) faults.push('it was accepted')
    if (tool.annotations?.readOnlyHint && recorded.effects.length > 0)
      faults.push('it reads and changed rows')
  }
  return faults
}

function refusalFaults(result: CallToolResult, call: HostileCall): string[] {
  const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
  const faults: string[] = []
  if (text.trim() === '') faults.push('the refusal is empty')
  if (text.length > longestRefusal) faults.push(`the refusal has ${text.length} characters`)
  const shown = inside.exec(text)
  if (shown) faults.push(`the refusal shows the inside (${shown[0]}): ${text.slice(0, 200)}`)
  if (call.mentions !== undefined && !text.includes(call.mentions)) {
    faults.push(`the refusal does not mention ${call.mentions}: ${text.slice(0, 200)}`)
  }
  return faults
}
