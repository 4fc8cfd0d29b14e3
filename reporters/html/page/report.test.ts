import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeSyntheticRun } from '../../../bench/synthetic-run.ts'
import { collectReport } from '../collect-report.ts'
import { temporaryDirectory } from '../testing/temporary-directory.ts'
import { countDeviations, findTasks, noFilters } from './filters.ts'
import { cellMark } from './heat-map-paint.ts'
import { figuresOf, Report } from './report.ts'

/** A made-up run that has all there is: failures of every kind, invalid trials, incomplete tasks. */
async function madeUp(): Promise<Report> {
  const run = join(temporaryDirectory(), 'run')
  writeSyntheticRun(run, { agents: 3, tasks: 90, attempts: 8, seed: '2' })
  const { data } = await collectReport([run], new Date(0))
  return new Report({ ...data, details: { place: 'page' } })
}

describe('the page’s own figures', () => {
  test('are those of the summary, to the last digit', async () => {
    const report = await madeUp()
    expect(report.series.some(({ overall }) => overall.trials.invalid > 0)).toBe(true)
    for (const series of report.series) {
      for (const domain of ['', ...report.domains]) {
        const own = figuresOf(
          report.tasksOf(series, { domain, family: '', level: '' }).map((task) => report.tally(task)),
        )
        const { passAt1, everPassed, allPassed, retention, cost, tasks, trials } =
          (domain === '' ? series.overall : series.domains[domain]) ?? series.overall
        const plain = ({ value, interval }: { value: number; interval: unknown }) => ({ value, interval })
        expect(own).toEqual({
          passAt1: passAt1 && plain(passAt1),
          everPassed: everPassed && plain(everPassed),
          allPassed: allPassed && plain(allPassed),
          retention,
          costPerSuccess: cost.perSuccess,
          tasks: { total: tasks.total, complete: tasks.complete },
          trials: { total: trials.total, invalid: trials.invalid },
        })
      }
    }
  })

  test('of a family add up to those of its domain', async () => {
    const report = await madeUp()
    for (const series of report.series) {
      for (const domain of report.domains) {
        const families = report
          .families(domain)
          .map((family) => report.figures(series, { domain, family, level: '' }))
        const total = families.reduce((sum, { trials }) => sum + trials.total, 0)
        expect(families.length).toBeGreaterThan(1)
        expect(total).toBe(series.domains[domain]?.trials.total)
      }
    }
  })

  test('count deviations as the summary does', async () => {
    const report = await madeUp()
    for (const series of report.series) {
      const counts = countDeviations(report, series, { domain: '', family: '', level: '' })
      const listed = series.overall.deviations.flatMap(({ kind, places }) =>
        places.map(({ place, failures }) => ({ kind, place, failures })),
      )
      expect(listed.length).toBeGreaterThan(10)
      for (const { kind, place, failures } of listed) {
        const number = report.data.deviations.findIndex((each) => each[0] === kind && each[1] === place)
        expect(counts.get(number)).toBe(failures)
      }
    }
  })
})

describe('finding trials', () => {
  test('by every verdict finds every trial once', async () => {
    const report = await madeUp()
    const count = (verdict: Parameters<typeof findTasks>[1]['verdict']) =>
      findTasks(report, { ...noFilters(report), verdict }).trials
    const all = report.series.reduce((sum, { overall }) => sum + overall.trials.total, 0)
    expect(count('')).toBe(all)
    expect(count('passed') + count('failed') + count('invalid')).toBe(all)
    expect(count('clean')).toBeLessThan(count('failed'))
    expect(count('none')).toBe(0)
  })

  test('puts tasks in the order asked for', async () => {
    const report = await madeUp()
    const share = (task: number) => {
      const cells = report.series.flatMap(({ byTask }) => byTask.get(task)?.cells ?? [])
      return cells.filter((code) => code === 1).length / cells.filter((code) => code > 0).length
    }
    const found = (order: 'unreliable' | 'undecided') =>
      findTasks(report, { ...noFilters(report), order }).tasks.map(share)
    const unreliable = found('unreliable')
    expect(unreliable).toEqual(unreliable.toSorted((a, b) => a - b))
    const undecided = found('undecided').map((value) => Math.abs(value - 0.5))
    expect(undecided).toEqual(undecided.toSorted((a, b) => a - b))
  })
})

test('every kind of cell has its own letter, so that colour is not needed', async () => {
  const report = await madeUp()
  const codes = new Set(report.series.flatMap(({ tasks }) => tasks.flatMap(({ cells }) => cells)))
  const letters = new Map<string, Set<string>>()
  for (const code of [0, ...codes]) {
    const { kind, letter } = cellMark(report, code)
    letters.set(letter, (letters.get(letter) ?? new Set()).add(kind))
  }
  expect([...letters.keys()].sort()).toEqual(['', '?', 'E', 'M', 'W', '·'])
  expect([...letters.values()].every((kinds) => kinds.size === 1)).toBe(true)
})
