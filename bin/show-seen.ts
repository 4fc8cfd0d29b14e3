import type { SeenByAgent } from '../lib/results/task-line.ts'
import { formatCount, formatNoun } from '../reporters/number-format.ts'

/** In a line, how much an agent was given. */
export function summariseSeen({ instructions, tools }: SeenByAgent): string {
  return `instructions of ${formatCount(instructions.length)} characters and ${formatNoun(tools.length, 'tool')} (${formatCount(JSON.stringify(tools).length)} characters)`
}

/** What an agent was given before the customer's first message: its instructions, and each tool as it was announced. */
export function showSeen({ instructions, tools }: SeenByAgent): string[] {
  return [
    'The instructions:',
    ...indented(instructions, '  '),
    '',
    `${tools.length === 1 ? 'The tool' : `The ${formatNoun(tools.length, 'tool')}`}:`,
    ...tools.flatMap(({ name, description, ...announced }) => [
      `  ${name}`,
      ...indented(description ?? 'no description', '    '),
      ...Object.entries(announced).map(([field, value]) => `    ${field} ${JSON.stringify(value)}`),
    ]),
  ]
}

/** Set off, so that no text can pass for another line of the page. */
function indented(text: string, by: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => `${by}${line}`)
}
