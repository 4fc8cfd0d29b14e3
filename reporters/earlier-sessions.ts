import { summarise } from '../lib/results/summarise.ts'
import type { TrialMeta } from '../lib/results/trial-meta.ts'
import { formatAttempts } from './attempt-ranges.ts'
import { formatNoun } from './number-format.ts'
import type { Paint } from './paint.ts'
import { renderHeadline } from './report-text.ts'

const mostNamed = 50

/**
 * Names the trials of an earlier session on which something has changed that decides their outcome: they ran again, or
 * were kept because `ACCEPT_CHANGED` says so.
 */
export function renderRerun(trials: readonly TrialMeta[]): string[] {
  const changed = trials.filter((trial) => trial.changed && trial.changed.length > 0)
  const ranAgain = changed.filter((trial) => !trial.resumed)
  const kept = changed.filter((trial) => trial.resumed)
  return [
    ...changedTrials(ranAgain, 'ran again, because something they depend on has changed'),
    ...changedTrials(kept, 'were kept, although something they depend on has changed'),
  ]
}

function changedTrials(trials: readonly TrialMeta[], what: string): string[] {
  if (trials.length === 0) return []
  return [
    ` ${formatNoun(trials.length, 'finished trial')} ${what}:`,
    ...named(trials, ({ changed = [], changedFiles = [] }) => {
      const files = changedFiles.length > 0 ? ` (${changedFiles.join(', ')})` : ''
      const what = changed.map((each) => (each === 'sandbox' && changed.length > 1 ? each + files : each))
      return `the ${what.join(' and ')} changed${changed.length > 1 ? '' : files}`
    }),
    '',
  ]
}

/** What grading a run again made of it: the headline figures as they were, and every verdict that flipped. */
export function renderRegraded(trials: readonly TrialMeta[], paint: Paint): string[] {
  const before = trials.map((trial): TrialMeta => ({ ...trial, verdict: trial.was ?? trial.verdict }))
  const flipped = trials.filter((trial) => trial.was && trial.was !== trial.verdict)
  return [
    ` Graded again with today's expectations; nothing was recorded. The figures before:`,
    ...renderHeadline(summarise(before, 'before'), paint),
    '',
    ` ${formatNoun(flipped.length, 'verdict')} flipped${flipped.length > 0 ? ':' : '.'}`,
    ...named(flipped, (trial) => `${trial.was}, now ${trial.verdict}`),
    '',
  ]
}

/** One line per task and reason, with its attempts. */
function named(trials: readonly TrialMeta[], reason: (trial: TrialMeta) => string): string[] {
  const groups = Map.groupBy(
    trials,
    (trial) => `${trial.agent} · ${trial.domain} · ${trial.task}\0${reason(trial)}`,
  )
  const lines = [...groups].map(([key, group]) => {
    const [task, why] = key.split('\0')
    return `   ${task}: ${why}, ${formatAttempts(group.map(({ attempt }) => attempt))}`
  })
  const more = lines.length - mostNamed
  return [...lines.slice(0, mostNamed), ...(more > 0 ? [`   and ${formatNoun(more, 'more task')}`] : [])]
}
