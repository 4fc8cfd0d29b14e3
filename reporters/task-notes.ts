import { printable } from '../lib/core/printable.ts'
import type { Summary } from '../lib/results/summary.ts'
import type { CollectedRun } from './collect-trials.ts'
import { formatNoun } from './number-format.ts'
import type { Paint } from './paint.ts'
import { reportWidth } from './report-text.ts'

/** What a test says about its task. */
export type TaskNote = NonNullable<Summary['notes']>[number]

const mostParagraphs = 20
const mostTasks = 12
/** A note's message is cut in the report; `summary.json` has the whole of it. */
const longestMessage = 300

/**
 * What the tests of trials say about their tasks, in Vitest's annotations of the types `warning` and `notice`. Each
 * note once, for any number of attempts that said it.
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

/** Notes that say the same about tasks of one domain, together; warnings first. */
export function groupNotes(notes: readonly TaskNote[]): [first: TaskNote, ...others: TaskNote[]][] {
  const groups = new Map<string, [TaskNote, ...TaskNote[]]>()
  for (const note of notes) {
    const key = JSON.stringify([note.kind, note.domain, note.message])
    const group = groups.get(key)
    if (group) group.push(note)
    else groups.set(key, [note])
  }
  return [...groups.values()].sort(([a], [b]) => rank(a) - rank(b))
}

function rank({ kind }: TaskNote): number {
  return kind === 'warning' ? 0 : 1
}

/** Notes for a page of text: so many, and so long, as somebody reads. */
export interface NoteDigest {
  readonly paragraphs: readonly { readonly kind: TaskNote['kind']; readonly text: string }[]
  /** Says how many more there are; absent when there are none. */
  readonly rest?: string
}

/** Shortens notes for a page of text, in which each paragraph is one line. */
export function digestNotes(notes: readonly TaskNote[]): NoteDigest {
  const groups = groupNotes(notes)
  const more = groups.length - mostParagraphs
  return {
    paragraphs: groups.slice(0, mostParagraphs).map((group) => {
      const [{ kind, domain, message }] = group
      const listed = group.slice(0, mostTasks).map(({ task }) => task)
      const others = group.length > mostTasks ? ` and ${group.length - mostTasks} more` : ''
      const line = printable(message).replaceAll(/\s+/g, ' ').trim()
      const shown =
        line.length > longestMessage ? `${line.slice(0, longestMessage - 1)}…`.toWellFormed() : line
      return { kind, text: `${domain} · ${listed.join(', ')}${others}: ${shown}` }
    }),
    ...(more > 0 && { rest: `and ${formatNoun(more, 'more note')} in summary.json` }),
  }
}

/** The notes for a terminal. */
export function renderNotes(notes: readonly TaskNote[], paint: Paint): string[] {
  if (notes.length === 0) return []
  const { paragraphs, rest } = digestNotes(notes)
  return [
    ` ${paint('bold', 'About the tasks')}`,
    ...paragraphs.flatMap(({ kind, text }) => {
      const [head = '', ...others] = wrap(text, reportWidth - 12)
      const label = paint(kind === 'warning' ? 'yellow' : 'dim', kind.padEnd(7))
      return [`   ${label}  ${head}`, ...others.map((line) => `${' '.repeat(12)}${line}`)]
    }),
    ...(rest ? [`   ${rest}`] : []),
    '',
  ]
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
