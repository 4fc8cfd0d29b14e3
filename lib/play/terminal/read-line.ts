import { alignColumns } from '../../core/align-columns.ts'
import { didYouMean } from '../../core/near-names.ts'
import type { PlayEvent, PlayTool } from '../contract.ts'
import { askForm } from './ask-form.ts'
import { readAssignments, UnfitValue } from './read-value.ts'
import { describeField, toolFields } from './tool-fields.ts'

/** What a typed line comes to: a move, or something to show. */
export interface TypedLine {
  readonly move?: unknown
  readonly lines?: readonly string[]
  /** Everything that was told of this trial is to be shown once more. */
  readonly again?: true
}

export interface LineScene {
  /** What the agent was given; undefined before the trial has begun. */
  readonly start: Extract<PlayEvent, { type: 'start' }> | undefined
  /** @returns undefined when nothing more will be typed */
  ask(prompt: string): Promise<string | undefined>
  say(line: string): void
}

export const agentCommands = ['say', 'note', 'end', 'policy', 'request', 'tools', 'help', 'again', 'call']
export const customerCommands = ['say', 'finish', 'help', 'again']

const agentHelp = [
  ['<tool>', 'calls a tool: asks for its fields one by one'],
  [
    '<tool> order_id=ORD-1 qty=2',
    'calls it with these; a text with blanks in double quotes, item.status=hold inside an object',
  ],
  ['<tool> {"order_id": "ORD-1"}', 'calls it with this JSON'],
  ['say <text>', 'writes to the customer; say alone takes several lines, up to a line with only a dot'],
  ['note <text>', 'keeps a remark with the trial, which the customer does not get'],
  ['end', 'ends the trial, which is then graded'],
  ['policy, request, tools', 'shows your instructions, the request, your tools'],
  ['help <tool>', 'shows what a tool does and its fields'],
  ['again', 'shows once more what has happened'],
]

const customerHelp = [
  ['say <text>', 'writes to the desk; say alone takes several lines, up to a line with only a dot'],
  ['finish [text]', 'writes to the desk for the last time'],
  ['again', 'shows your part and the conversation once more'],
]

/** Reads what the agent's player typed. */
export async function readAgentLine(line: string, scene: LineScene): Promise<TypedLine> {
  const { first, rest } = firstWord(line)
  const tools = scene.start?.tools ?? []
  const name = first === 'call' ? firstWord(rest).first : first
  const tool = tools.find((each) => each.name === name)
  if (tool && (first === 'call' || !agentCommands.includes(first))) {
    return await readCall(tool, first === 'call' ? firstWord(rest).rest : rest, scene)
  }
  switch (first) {
    case 'say':
    case 'note': {
      const text = await readText(rest, scene)
      return text === undefined ? { lines: ['Nothing was written.'] } : { move: { type: first, text } }
    }
    case 'end':
      return { move: { type: 'end' } }
    case 'policy':
      return { lines: scene.start?.instructions.split('\n') ?? [] }
    case 'request':
      return { lines: scene.start?.request.split('\n') ?? [] }
    case 'tools':
      return { lines: alignColumns(tools.map((each) => [each.name, firstSentence(each.description)])) }
    case 'help':
      return { lines: rest === '' ? alignColumns(agentHelp) : showTool(tools, rest.trim()) }
    case 'again':
      return { again: true }
    default:
      if (!scene.start) return { lines: ['You have not been given this trial yet: wait shows what is new.'] }
      return { lines: [unknown(name, [...agentCommands, ...tools.map((each) => each.name)])] }
  }
}

/** Reads what the customer's player typed. */
export async function readCustomerLine(line: string, scene: LineScene): Promise<TypedLine> {
  const { first, rest } = firstWord(line)
  switch (first) {
    case 'say': {
      const text = await readText(rest, scene)
      if (text === undefined) return { lines: ['Nothing was written.'] }
      return { move: { type: 'customer', text, finished: false } }
    }
    case 'finish':
      return { move: { type: 'customer', text: rest, finished: true } }
    case 'help':
      return { lines: alignColumns(customerHelp) }
    case 'again':
      return { again: true }
    default:
      return { lines: [unknown(first, customerCommands)] }
  }
}

function firstWord(line: string): { readonly first: string; readonly rest: string } {
  const [, first = '', rest = ''] = /^\s*(\S*)\s*([\s\S]*)$/.exec(line) ?? []
  return { first, rest: rest.trimEnd() }
}

/** The rest of the line, or the lines that follow up to one with only a dot. */
async function readText(rest: string, { ask }: LineScene): Promise<string | undefined> {
  if (rest !== '') return rest
  const lines: string[] = []
  for (;;) {
    const line = await ask('. ends> ')
    if (line === undefined || line.trim() === '.') break
    lines.push(line)
  }
  const text = lines.join('\n').trim()
  return text === '' ? undefined : text
}

async function readCall({ name, inputSchema }: PlayTool, rest: string, scene: LineScene): Promise<TypedLine> {
  const fields = toolFields(inputSchema)
  try {
    if (rest.startsWith('{')) return call(name, JSON.parse(rest))
    if (rest !== '' || fields.length === 0) return call(name, readAssignments(fields, rest))
  } catch (error) {
    if (!(error instanceof UnfitValue || error instanceof SyntaxError)) throw error
    return { lines: [`${name} was not called. ${error.message}`] }
  }
  const values = await askForm(fields, scene)
  return values ? call(name, values) : { lines: [`${name} was not called. help ${name} shows its fields.`] }
}

function call(name: string, input: unknown): TypedLine {
  return { move: { type: 'call', name, arguments: input } }
}

function showTool(tools: readonly PlayTool[], name: string): string[] {
  const tool = tools.find((each) => each.name === name)
  if (!tool)
    return [
      unknown(
        name,
        tools.map((each) => each.name),
      ),
    ]
  const rows = toolFields(tool.inputSchema).flatMap((field) => [
    [field.name, field.isRequired ? 'required' : 'optional', describeField(field)],
    ...field.fields.map((inner) => [`${field.name}.${inner.name}`, '', describeField(inner)]),
  ])
  return [...tool.description.split('\n'), ...alignColumns(rows).map((row) => `  ${row}`)]
}

function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}

function unknown(name: string, known: readonly string[]): string {
  return `There is no ${name}, and nothing was done. ${didYouMean(name, known) ?? 'help shows what you can type.'}`
}
