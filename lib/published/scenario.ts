import { z } from 'zod'
import type { ReleaseFindings } from './release-error.ts'
import { readSource } from './source-text.ts'
import { readYaml, type YamlSource } from './yaml-source.ts'

/** A policy document that the policy search tool serves, as snippets of text. */
export interface PolicyDocument {
  readonly name: string
  readonly snippets: readonly string[]
}

/** What a server's scenario file gives an agent. */
export interface Scenario {
  readonly instructions: string
  /** Names of the tools that the agent may call. */
  readonly tools: readonly string[]
  readonly policies: readonly PolicyDocument[]
}

const scenarioFor = (server: string) =>
  z.object({
    bot_instructions: z.string(),
    tools: z.array(z.object({ name: z.string().min(1) })),
    world_state: z.object({
      [server]: z.object({
        sources: z.array(z.object({ name: z.string(), snippets: z.array(z.string()) })),
      }),
    }),
  })

/**
 * Reads `dataset/scenario/<server>.yaml`, or reports what is wrong with it and returns undefined.
 *
 * @param known - the names of the tools that there are; not checked when absent
 */
export function readScenario(
  file: string,
  server: string,
  known: readonly string[] | undefined,
  findings: ReleaseFindings,
): Scenario | undefined {
  const source = readSource(file, findings)
  const yaml = source && readYaml(source, source.text, (offset) => offset, 'the scenario ', findings)
  const scenario = yaml?.validate(scenarioFor(server))
  if (!yaml || !scenario) return undefined
  yaml.warnOfIgnoredKeys([
    { path: [], known: ['bot_instructions', 'tools', 'world_state'] },
    { path: ['world_state'], known: [server] },
    { path: ['world_state', server], known: ['sources'] },
  ])
  const tools = scenario.tools.map(({ name }) => name)
  if (known) checkTools(yaml, server, tools, known)
  return {
    instructions: scenario.bot_instructions,
    tools,
    policies: scenario.world_state[server]?.sources ?? [],
  }
}

/** A tool that does not exist would be missing in every trial; one that is not listed is kept from the agent. */
function checkTools(
  yaml: YamlSource,
  server: string,
  listed: readonly string[],
  known: readonly string[],
): void {
  for (const [index, tool] of listed.entries()) {
    if (known.includes(tool)) continue
    yaml.report('UNKNOWN_TOOL', ['tools', index, 'name'], {
      message: `lists the tool ${tool}, which the sandbox for ${server} does not have`,
      wrong: tool,
      known,
      hint: `The tools are ${known.join(', ')}.`,
    })
  }
  const unlisted = known.filter((tool) => !listed.includes(tool))
  if (unlisted.length === 0) return
  yaml.warn('UNLISTED_TOOL', ['tools'], `does not list ${unlisted.join(', ')}: no agent gets them`)
}
