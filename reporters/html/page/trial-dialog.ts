import { element, fill } from './elements.ts'
import { seriesName } from './headline.ts'
import { type Attempt, describeCell } from './heat-map.ts'
import type { Report } from './report.ts'
import { notesOfTask } from './task-notes.ts'
import { TrialSource } from './trial-source.ts'
import { trialView } from './trial-view.ts'

/** The dialog that shows one trial; arrows lead to the task's other attempts. */
export class TrialDialog {
  readonly #dialog: HTMLDialogElement
  readonly #report: Report
  readonly #source: TrialSource
  readonly #neighbour: (attempt: Attempt, by: number) => Attempt | undefined
  readonly #changed: () => void
  #shown: Attempt | undefined

  /**
   * @param neighbour - the attempt before or after one
   * @param closed - is told which attempt was shown last
   * @param changed - is told that another attempt is shown, or none
   */
  constructor(
    dialog: HTMLDialogElement,
    report: Report,
    neighbour: (attempt: Attempt, by: number) => Attempt | undefined,
    closed: (attempt: Attempt) => void,
    changed: () => void,
  ) {
    this.#dialog = dialog
    this.#report = report
    this.#source = new TrialSource(report.data.details)
    this.#neighbour = neighbour
    this.#changed = changed
    dialog.addEventListener('close', () => {
      if (this.#shown) closed(this.#shown)
      this.#shown = undefined
      fill(dialog)
      changed()
    })
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close()
      if (event.target instanceof HTMLAnchorElement) this.#follow(event, event.target)
    })
    dialog.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      const next = by && this.#shown && this.#neighbour(this.#shown, by)
      if (!next) return
      event.preventDefault()
      void this.show(next)
    })
  }

  get shown(): Attempt | undefined {
    return this.#shown
  }

  async show(attempt: Attempt): Promise<void> {
    this.#shown = attempt
    this.#changed()
    const body = element('div', { class: 'body', tabindex: 0 }, element('p', {}, 'Reading …'))
    fill(this.#dialog, this.#head(attempt), body)
    if (!this.#dialog.open) this.#dialog.showModal()
    body.focus()
    try {
      const lines = await this.#source.read(attempt.task.chunk)
      if (this.#shown !== attempt) return
      const line = lines.find(({ trial }) => trial.attempt === attempt.attempt)
      if (!line) throw new Error('The details of this task do not hold this attempt.')
      const seen = this.#report.data.seen[line.fingerprints.sandbox]
      fill(
        body,
        ...notesOfTask(this.#report, attempt.series.run, attempt.task.task),
        ...trialView(line, seen === undefined ? undefined : () => this.#source.readSeen(seen)),
      )
    } catch (error) {
      if (this.#shown !== attempt) return
      fill(body, element('p', { class: 'problem' }, error instanceof Error ? error.message : String(error)))
    }
  }

  #head(attempt: Attempt): HTMLElement {
    const { series, task, attempt: number } = attempt
    const { id = '', domain = '', title } = this.#report.data.tasks[task.task] ?? {}
    const code = task.cells[number - 1] ?? 0
    const { verdict } = this.#report.cell(code)
    const step = (by: number, text: string, label: string) => {
      const next = this.#neighbour(attempt, by)
      return element(
        'button',
        {
          type: 'button',
          'aria-label': label,
          disabled: next === undefined,
          onclick: () => next && void this.show(next),
        },
        text,
      )
    }
    return element(
      'header',
      {},
      element(
        'div',
        {},
        element('h2', { id: 'trial-title' }, `${id}, attempt ${number} of ${task.cells.length}`),
        element('p', { class: 'fine' }, domain, title === undefined ? '' : ` · ${title}`),
        element(
          'p',
          { class: 'verdict' },
          ...seriesName(series),
          element('span', { class: `outcome ${verdict}` }, describeCell(this.#report, code)),
        ),
      ),
      element(
        'div',
        { class: 'steps' },
        step(-1, '←', 'Attempt before'),
        step(1, '→', 'Next attempt'),
        element(
          'button',
          { type: 'button', 'aria-label': 'Close', onclick: () => this.#dialog.close() },
          '✕',
        ),
      ),
    )
  }

  /** Links to calls open the call, and leave the page's address alone. */
  #follow(event: Event, link: HTMLAnchorElement): void {
    const call = document.getElementById(link.hash.slice(1))
    if (!(call instanceof HTMLDetailsElement)) return
    event.preventDefault()
    call.open = true
    call.scrollIntoView({ block: 'center' })
    call.querySelector('summary')?.focus()
  }
}
