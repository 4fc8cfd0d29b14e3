import type { Summary } from '../lib/results/summary.ts'
import type { CollectedRun } from './collect-trials.ts'
import { formatNoun } from './number-format.ts'
import type { Paint } from './paint.ts'
import { reportWidth } from './report-text.ts'

export type TaskNote = NonNullable<Summary['notes']>[number]

const mostGroups = 20
const mostTasks = 12
/** A note's message is cut in the report; `summary.json` has the whole of it. */
const longestMessage = 300

/**
 * What the tests of trials say about their tasks, in Vitest's annotations of the types `warning` and `notice`. Each
 * note once, whatever the number of attempts that said it.
 */
export function collectNotes({ trials }: Pick<CollectedRun, 'trials'>): TaskNote[] {
  const notes = new Map<string, TaskNote>()
  for (const { meta, test } of trials) {
    for (const { type, message } of test.annotations()) {
      if (type !== 'warning' && type !== 'notice') continue
      const note: TaskNote = { kind: type, domain: meta.domain, task: meta.task, message }
      notes.set(JSON.stringify(note), note)
    }
  }
  return [...notes].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, note]) => note)
}

/** The notes in text, warnings first; tasks of which the same is said share a paragraph. */
export function renderNotes(notes: readonly TaskNote[], paint: Paint): string[] {
  if (notes.length === 0) return []
  const groups = Map.groupBy(notes, ({ kind, domain, message }) => JSON.stringify([kind, domain, message]))
  const paragraphs = [...groups.values()].toSorted((a, b) => rank(a) - rank(b))
  const more = paragraphs.length - mostGroups
  return [
    ` ${paint('bold', 'About the tasks')}`,
    ...paragraphs.slice(0, mostGroups).flatMap((group) => renderGroup(group, paint)),
    ...(more > 0 ? [`   and ${formatNoun(more, 'more note')} in summary.json`] : []),
    '',
  ]
}

function rank([note]: readonly TaskNote[]): number {
  return note?.kind === 'warning' ? 0 : 1
}

function renderGroup(group: readonly TaskNote[], paint: Paint): string[] {
  const [first] = group
  if (!first) return []
  const tasks = group.map(({ task }) => task)
  const listed = tasks.slice(0, mostTasks).join(', ')
  const others = tasks.length > mostTasks ? ` and ${tasks.length - mostTasks} more` : ''
  const message = first.message.replaceAll(/\s+/g, ' ').trim()
  const shown = message.length > longestMessage ? `${message.slice(0, longestMessage - 1)}…` : message
  const [head = '', ...rest] = wrap(`${first.domain} · ${listed}${others}: ${shown}`, reportWidth - 12)
  const label = paint(first.kind === 'warning' ? 'yellow' : 'dim', first.kind.padEnd(7))
  return [`   ${label}  ${head}`, ...rest.map((line) => `${' '.repeat(12)}${line}`)]
}

/** Breaks a text at blanks; a word that is longer than a line is cut through. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => each.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}
