import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Figures } from '../../lib/results/summary.ts'
import { formatPercent } from '../number-format.ts'
import { chromiumPath, launchChromium, skipWithoutChromium } from './testing/chromium.ts'
import { drawn } from './testing/drawn.ts'
import { headlineRow, openReport } from './testing/open-report.ts'
import { madeUpReport, reportOf } from './testing/reports.ts'
import { temporaryDirectory } from './testing/temporary-directory.ts'
import { attempts, invalid, passed, writeRun } from './testing/write-run.ts'
import { writeHtmlReport } from './write-report.ts'

if (chromiumPath === undefined) test('the page’s figures and filters in a browser', skipWithoutChromium)

describe.runIf(chromiumPath)('the page’s figures and filters in a browser', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchChromium()
  })

  afterAll(() => browser?.close())

  describe('figures', () => {
    test('are those of the summary: for every agent as a whole and in every domain', async () => {
      const { file, summary } = await madeUpReport(3)
      const { page, complaints } = await openReport(browser, file)
      expect(summary.agents).toHaveLength(3)
      for (const { agent, overall, domains } of summary.agents) {
        expect(await headlineRow(page, agent)).toEqual(expectedRow(overall))
        for (const { domain, ...figures } of domains) {
          expect(await headlineRow(page, agent, domain)).toEqual(expectedRow(figures))
        }
      }
      expect(complaints).toEqual([])
    })

    test('of a filtered domain are those of the summary, and a chart lists its values', async () => {
      const { file, summary } = await madeUpReport(2)
      const { page } = await openReport(browser, file)
      await page.getByLabel('Domain', { exact: true }).selectOption('travel')
      await drawn(page)
      for (const { agent, domains } of summary.agents) {
        const figures = domains.find(({ domain }) => domain === 'travel')
        expect(await headlineRow(page, agent)).toEqual(figures && expectedRow(figures))
      }
      await page.locator('#cliff').getByText('Values').click()
      await page.locator('#cliff tbody tr').last().waitFor()
      const last = await page.locator('#cliff tbody tr').last().allInnerTexts()
      const all = summary.agents.map(
        ({ domains }) => domains.find(({ domain }) => domain === 'travel')?.allPassed?.value ?? -1,
      )
      expect(last.join(' ')).toMatch(
        new RegExp(`^6\\s+${all.map((share) => `${formatPercent(share)} \\(.*`).join('')}`),
      )
      for (const { domains } of summary.agents) {
        const end = domains.find(({ domain }) => domain === 'travel')?.curve.at(-1)
        expect(last.join(' ')).toContain(formatPercent(end?.plugInPassHatK ?? -1))
      }
      await page.locator('#breadth').getByText('Values').click()
      // Its table is filled when it is opened, which the browser tells a moment later.
      await expect.poll(() => page.locator('#breadth tbody tr').count()).toBe(2)
    })

    test('of failure signatures are those of the summary', async () => {
      const { file, summary } = await madeUpReport(1, { tasks: 60 })
      const { page } = await openReport(browser, file)
      await page.getByRole('button', { name: /Show all/ }).click()
      const places = summary.agents[0]?.overall.deviations.flatMap(({ kind, places }) =>
        places.map(({ place, failures }): [string, number] => [`${kind} ${place}`, failures]),
      )
      expect(places?.length).toBeGreaterThan(5)
      for (const [name, failures] of places ?? []) {
        const row = page.locator('#signatures tr', { has: page.getByRole('button', { name, exact: true }) })
        expect(await row.locator('td.amount').textContent()).toBe(`${failures}`)
      }
    })

    test('of an agent that is not shown are gone', async () => {
      const { file, summary } = await madeUpReport(3)
      const { page } = await openReport(browser, file)
      await page.locator('.agents').getByLabel('simulated/birch').uncheck()
      await drawn(page)
      expect(await page.locator('#headline tr.whole').count()).toBe(2)
      const shown = summary.agents.filter(({ agent }) => agent !== 'simulated/birch')
      const total = shown.reduce((sum, { overall }) => sum + overall.trials.total, 0)
      expect(await page.locator('#heat-status').textContent()).toBe(`${total} trials in 20 tasks.`)
    })
  })

  describe('what is uncertain or not a model', () => {
    test('is labelled: simulated agents, incomplete tasks, invalid trials', async () => {
      const file = await reportOf([
        ...attempts('ST001_001', 3, 4, { agent: 'simulated/erratic' }),
        ...attempts('ST001_001', 4, 4),
        passed({ task: 'ST001_002', attempt: 1 }),
        invalid({ task: 'ST001_002', attempt: 2 }),
      ])
      const { page } = await openReport(browser, file)
      expect(await page.locator('.notice').textContent()).toContain('simulated')
      expect(await page.locator('tr[data-series="simulated/erratic"] .tag').textContent()).toBe('simulated')
      expect(await page.locator('tr[data-series="openai/gpt-5"] .tag').count()).toBe(0)
      expect(await headlineRow(page, 'openai/gpt-5')).toMatchObject({
        tasks: '1 1 incomplete',
        trials: '5 1 invalid',
      })
    })
  })

  describe('filters', () => {
    test('by verdict and deviation find exactly the trials of the summary', async () => {
      const { file, metas } = await madeUpReport(2)
      const { page } = await openReport(browser, file)
      const found = async () =>
        Number(((await page.locator('#heat-status').textContent()) ?? '').split(' ')[0])
      const count = (holds: (meta: (typeof metas)[number]) => boolean) => metas.filter(holds).length

      await page.getByLabel('Verdict').selectOption('failed cleanly')
      await drawn(page)
      expect(await found()).toBe(count(({ clean }) => clean === true))
      await page.getByLabel('Verdict').selectOption('passed')
      await drawn(page)
      expect(await found()).toBe(count(({ verdict }) => verdict === 'passed'))
      await page.getByLabel('Verdict').selectOption('any verdict')

      const choice = page.getByLabel('Deviation').locator('option', { hasText: 'wrong field tickets.status' })
      const [, stated] = /\((\d+)\)/.exec((await choice.textContent()) ?? '') ?? []
      await page.getByLabel('Deviation').selectOption({ value: (await choice.getAttribute('value')) ?? '' })
      await drawn(page)
      const wrongStatus = count(
        ({ deviations }) => deviations?.some((each) => each.join(' ') === 'w tickets.status') ?? false,
      )
      expect(await found()).toBe(wrongStatus)
      expect(Number(stated)).toBe(wrongStatus)

      await page.getByRole('button', { name: 'Reset' }).click()
      await drawn(page)
      expect(await found()).toBe(metas.length)
    })

    test('by family and by words of a title leave only those tasks', async () => {
      const lines = ['ST001_001', 'ST001_002', 'ST002_001'].flatMap((task) => attempts(task, 2, 4))
      const file = await reportOf(lines, { ST001_002: 'A late mixer' })
      const { page } = await openReport(browser, file)
      await page.getByLabel('Family').selectOption('ST002')
      await drawn(page)
      expect(await page.locator('#heat-status').textContent()).toBe('4 trials in 1 task.')
      expect((await headlineRow(page, 'openai/gpt-5')).tasks).toBe('1')
      await page.getByRole('button', { name: 'Reset' }).click()
      await page.getByRole('searchbox', { name: 'Task' }).fill('late mix')
      await drawn(page)
      expect(await page.locator('#heat-status').textContent()).toBe('4 trials in 1 task.')
    })

    test('by level leave only those tasks, where there are several levels', async () => {
      const severe = attempts('ST001_001', 1, 4, { level: 'severe' })
      const file = await reportOf([...severe, ...attempts('ST001_002', 4, 4, { level: 'routine' })])
      const { page } = await openReport(browser, file)
      expect(await page.getByLabel('Level').locator('option').allTextContents()).toEqual([
        'all levels',
        'routine',
        'severe',
      ])
      await page.getByLabel('Level').selectOption('severe')
      await drawn(page)
      expect(await page.locator('#heat-status').textContent()).toBe('4 trials in 1 task.')
      expect((await headlineRow(page, 'openai/gpt-5')).tasks).toBe('1')
      expect(await page.locator('#headline .lead').textContent()).toContain(
        'of the severe tasks at least once',
      )
      const { page: other } = await openReport(browser, await reportOf(severe))
      expect(await other.getByLabel('Level').count()).toBe(0)
    })

    test('follow a click on a failure signature', async () => {
      const file = await reportOf([...attempts('ST001_001', 1, 4), ...attempts('ST001_002', 4, 4)])
      const { page } = await openReport(browser, file)
      await page.getByRole('button', { name: 'wrong field tickets.status' }).click()
      await drawn(page)
      expect(await page.locator('#heat-status').textContent()).toMatch(/^3 trials match in 1 task;/)
      expect(
        await page
          .getByLabel('Deviation')
          .evaluate((select) => select.textContent && 'value' in select && select.value),
      ).toBe('0')
    })
  })

  test('notes about tasks are about the tasks that are shown, and none is no section', async () => {
    const lines = [
      ...attempts('ST001_001', 1, 1),
      ...attempts('ST002_001', 1, 1),
      ...attempts('BM001_001', 1, 1, { domain: 'travel' }),
    ]
    const said = { kind: 'notice', domain: 'retail', message: 'graded on the end state' } as const
    const file = await reportOf(lines, {}, [
      { ...said, task: 'ST001_001' },
      { ...said, task: 'ST002_001' },
      { ...said, task: 'ST002_001', kind: 'warning', message: 'its solution changes nothing' },
      ...Array.from({ length: 9 }, (_, index) => ({
        ...said,
        domain: 'travel',
        task: 'BM001_001',
        message: `thing ${index + 1}`,
      })),
    ])
    const { page, complaints } = await openReport(browser, file)
    const notes = () => page.locator('#notes li').allTextContents()
    expect(await notes()).toHaveLength(8)
    expect((await notes()).slice(0, 3)).toEqual([
      'warning retail · ST002_001: its solution changes nothing',
      'notice retail · ST001_001, ST002_001: graded on the end state',
      'notice travel · BM001_001: thing 1',
    ])
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(await notes()).toHaveLength(11)
    await page.locator('#filter-domain').selectOption('retail')
    await page.locator('#filter-family').selectOption('ST001')
    await drawn(page)
    expect(await notes()).toEqual(['notice retail · ST001_001: graded on the end state'])

    await page.locator('#heat-grid').focus()
    await page.keyboard.press('Enter')
    await page.locator('.course').waitFor()
    expect(await page.locator('dialog .notes li').allTextContents()).toEqual([
      'notice graded on the end state',
    ])
    expect(complaints).toEqual([])

    const { page: silent } = await openReport(browser, await reportOf(lines))
    expect(await silent.locator('#notes').isVisible()).toBe(false)
  })

  test('several customers have a section with their figures and differences, and one has none', async () => {
    const under = (customer: string, passes: number) =>
      ['ST001_001', 'ST001_002'].flatMap((task) =>
        attempts(task, passes, 4).map((line) => ({
          ...line,
          customer,
          trial: { ...line.trial, attempt: line.trial.attempt + (customer === 'a/kind' ? 0 : 4) },
        })),
      )
    const { page, complaints } = await openReport(
      browser,
      await reportOf([...under('a/kind', 3), ...under('a/<b>curt', 1)]),
    )
    const rows = await page.locator('#customers tbody tr').allInnerTexts()
    expect(rows.map((text) => text.trim().split(/\s*\t/))).toEqual([
      [expect.stringContaining('openai/gpt-5')],
      ['a/kind', expect.stringMatching(/^75\.0 /)],
      [
        'a/<b>curt',
        expect.stringMatching(/^25\.0 /),
        expect.stringMatching(/^−50\.0 \(.* to .*\) over 2 tasks/),
      ],
    ])
    expect(complaints).toEqual([])

    const { page: single } = await openReport(browser, await reportOf(under('a/kind', 3)))
    expect(await single.locator('#customers').isVisible()).toBe(false)
  })

  test('a report of two runs compares them', async () => {
    const directory = temporaryDirectory()
    const runs = [
      writeRun(join(directory, 'monday'), attempts('ST001_001', 4, 4)),
      writeRun(join(directory, 'tuesday'), [...attempts('ST001_001', 1, 4), ...attempts('ST001_002', 4, 4)]),
    ]
    const { file } = await writeHtmlReport(runs, join(directory, 'both.html'))
    const { page } = await openReport(browser, file)
    expect((await headlineRow(page, 'openai/gpt-5 · monday'))['pass-at-1']).toMatch(/^100\.0/)
    expect((await headlineRow(page, 'openai/gpt-5 · tuesday'))['pass-at-1']).toMatch(/^62\.5/)
    expect(await page.locator('#heat-status').textContent()).toBe('12 trials in 2 tasks.')
    expect(await page.locator('#headline .lead').textContent()).toBe(
      'In 4 attempts, 2 runs of openai/gpt-5 solve 100.0 % of the tasks at least once, and 50.0–100.0 % every time.',
    )
  })
})

/** A row of the headline table as the summary would write it. */
function expectedRow(figures: Figures): Record<string, string> {
  const rate = (figure: Figures['passAt1'] | Figures['retention']) =>
    figure
      ? `${formatPercent(figure.value)}${figure.interval ? ` ${figure.interval.map(formatPercent).join('–')}` : ''}`
      : '–'
  const { passAt1, everPassed, allPassed, retention, tasks, trials } = figures
  const incomplete = tasks.total - tasks.complete
  return {
    'pass-at-1': rate(passAt1),
    'ever-passed': rate(everPassed),
    'all-passed': rate(allPassed),
    retention: rate(retention),
    cost: expect.stringMatching(/^\$/),
    tasks: `${tasks.complete}${incomplete > 0 ? ` ${incomplete} incomplete` : ''}`,
    trials: `${trials.passed + trials.failed}${trials.invalid > 0 ? ` ${trials.invalid} invalid` : ''}`,
  }
}
