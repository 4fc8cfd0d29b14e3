import type { PlayTool } from '../contract.ts'
import { toolFields } from './tool-fields.ts'

/**
 * What the Tab key offers for a line that is being typed: commands and tools, then a tool's fields, then a field's values.
 *
 * @returns the whole words, and the part of the line that they replace
 */
export function completeLine(
  line: string,
  commands: readonly string[],
  tools: readonly PlayTool[],
): [words: string[], replaced: string] {
  const typed = /\S*$/.exec(line)?.[0] ?? ''
  const [first = '', second] = line.trimStart().split(/\s+/)
  const names = tools.map(({ name }) => name)
  if (second === undefined) return [startingWith(typed, [...commands, ...names]), typed]
  if (first === 'help' || (first === 'call' && second === typed)) return [startingWith(typed, names), typed]
  const called = first === 'call' ? second : first
  const tool = tools.find(({ name }) => name === called)
  if (!tool) return [[], typed]
  const fields = toolFields(tool.inputSchema)
  const words = fields.flatMap(({ name, choices }) =>
    typed.startsWith(`${name}=`)
      ? choices.map((choice) => `${name}=${/\s/.test(choice) ? JSON.stringify(choice) : choice}`)
      : `${name}=`,
  )
  return [startingWith(typed, words), typed]
}

function startingWith(typed: string, words: readonly string[]): string[] {
  return words.filter((word) => word.startsWith(typed) && word !== typed)
}
