import { formatCount } from '../../number-format.ts'
import type { ReportNote } from '../report-data.ts'
import { element, fill } from './elements.ts'
import { type Filters, shownSeries } from './filters.ts'
import type { Report } from './report.ts'

const mostNotes = 8
const mostTasks = 12

/** What tests say about their tasks, in the runs, domain, family and level that are shown. */
export class TaskNotes {
  readonly section = element('section', { id: 'notes' })
  readonly #list = element('ul', { class: 'notes' })
  readonly #more = element('button', { type: 'button', onclick: () => this.#toggle() })
  #all = false
  #redraw: () => void = () => {}

  constructor() {
    fill(
      this.section,
      element('h2', {}, 'About the tasks'),
      element('p', { class: 'caption' }, 'What their tests say, whatever became of the trials.'),
      this.#list,
      this.#more,
    )
  }

  draw(report: Report, filters: Filters): void {
    this.#redraw = () => this.draw(report, filters)
    const runs = new Set(shownSeries(report, filters).map(({ run }) => run))
    const said = [...runs].flatMap((run) => report.data.runs[run]?.notes ?? [])
    const notes = mergeNotes(report, said)
      .map((note) => ({ ...note, tasks: note.tasks.filter((task) => report.includes(filters, task)) }))
      .filter(({ tasks }) => tasks.length > 0)
    const most = this.#all ? Number.POSITIVE_INFINITY : mostTasks
    this.section.hidden = notes.length === 0
    this.#more.hidden = notes.length <= mostNotes && notes.every(({ tasks }) => tasks.length <= mostTasks)
    this.#more.textContent = this.#all ? 'Show less' : 'Show all'
    fill(
      this.#list,
      ...notes.slice(0, this.#all ? notes.length : mostNotes).map(({ kind, message, tasks }) => {
        const ids = tasks.slice(0, most).map((task) => report.data.tasks[task]?.id ?? '')
        const others = tasks.length > most ? ` and ${formatCount(tasks.length - most)} more` : ''
        const domain = report.data.tasks[tasks[0] ?? -1]?.domain ?? ''
        return noteItem(kind, message, `${domain} · ${ids.join(', ')}${others}: `)
      }),
    )
  }

  #toggle(): void {
    this.#all = !this.#all
    this.#redraw()
  }
}

/** What a run's tests say about one task. */
export function notesOfTask(report: Report, run: number, task: number): HTMLElement[] {
  const notes = (report.data.runs[run]?.notes ?? []).filter(({ tasks }) => tasks.includes(task))
  if (notes.length === 0) return []
  return [element('ul', { class: 'notes' }, ...notes.map(({ kind, message }) => noteItem(kind, message)))]
}

function noteItem(kind: ReportNote['kind'], message: string, about = ''): HTMLElement {
  return element(
    'li',
    { class: kind === 'warning' ? 'warning' : '' },
    element('b', {}, kind),
    ' ',
    about,
    element('span', { dir: 'auto' }, message),
  )
}

/** What several runs say, each thing once; warnings first. */
function mergeNotes(report: Report, notes: readonly ReportNote[]): ReportNote[] {
  const domain = ({ tasks }: ReportNote) => report.data.tasks[tasks[0] ?? -1]?.domain
  const groups = Map.groupBy(notes, (note) => JSON.stringify([note.kind, note.message, domain(note)]))
  const merged = [...groups.values()].flatMap((group) => {
    const tasks = new Set(group.flatMap((note) => note.tasks))
    return group.slice(0, 1).map((note) => ({ ...note, tasks: [...tasks].sort((a, b) => a - b) }))
  })
  return merged.sort((a, b) => Number(b.kind === 'warning') - Number(a.kind === 'warning'))
}
