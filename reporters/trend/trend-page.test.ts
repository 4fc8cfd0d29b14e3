import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listRuns } from '../../lib/results/list-runs.ts'
import { readTrend, type TrendLine } from '../../lib/results/trend.ts'
import { temporaryDirectory } from '../html/testing/temporary-directory.ts'
import { attempts } from '../html/testing/write-run.ts'
import { type TrendRun, writeTrendRun } from './testing/write-trend-run.ts'
import { renderTrendPage } from './trend-page.ts'

const now = new Date('2026-03-01T12:00:00Z')

/** The trend of runs of one night after the other. */
async function trendOf(...runs: Omit<TrendRun, 'startedAt'>[]): Promise<readonly TrendLine[]> {
  const results = temporaryDirectory()
  for (const [index, run] of runs.entries()) {
    const startedAt = `2026-02-${String(index + 1).padStart(2, '0')}T02:00:00.000Z`
    writeTrendRun(join(results, `night-${index + 1}`), { startedAt, ...run })
  }
  return (await readTrend(listRuns(results))).lines
}

const task = (passes: number, cost = 0.01) => attempts('ST003_006', passes, 4, { cost })

/** Each joined stretch of the charts: how high its points are, in percent of the chart or of the largest share. */
function stretches(page: string): number[][] {
  return Array.from(page.matchAll(/<polyline points="([^"]+)"/g), ([, points = '']) =>
    points.split(' ').map((point) => {
      const [, y = 0] = point.split(',').map(Number)
      return Math.round((100 * (266 - y)) / 236)
    }),
  )
}

test('joins the points that can be compared, and marks where they cannot', async () => {
  const other = { fingerprints: { task: 'rewritten' } }
  const lines = await trendOf(
    { lines: task(1) },
    { lines: task(2) },
    { lines: task(3), ...other },
    { lines: task(4), ...other },
  )
  const page = renderTrendPage(lines, 'nightly', now)
  expect(stretches(page).slice(0, 4)).toEqual([
    [25, 50],
    [75, 100],
    [0, 0],
    [0, 100],
  ])
  expect(page).toContain('<li>night-2 → night-3: 1 task changed (openai/gpt-5)</li>')
  expect(page.match(/<g class="mark">/g)).toHaveLength(3)
  expect(page).toContain('<h2>observed 4/4 %</h2>')
})

test('a change that several agents share is one mark', async () => {
  const both = [...task(2), ...attempts('ST003_006', 4, 4, { agent: 'anthropic/claude-sonnet-5' })]
  const lines = await trendOf({ lines: both }, { lines: both, fingerprints: { sandbox: 'other' } })
  const page = renderTrendPage(lines, 'nightly', now)
  expect(page.match(/<li>night-1 .*<\/li>/g)).toEqual([
    '<li>night-1 → night-2: sandbox of retail changed (anthropic/claude-sonnet-5, openai/gpt-5)</li>',
  ])
})

test('has no chart of costs where no agent has one', async () => {
  const lines = await trendOf({ lines: attempts('ST003_006', 4, 4, { agent: 'reference', cost: 0 }) })
  expect(renderTrendPage(lines, 'nightly', now)).not.toContain('cost per success')
})

test('names of agents, runs and labels stay text', async () => {
  const hostile = `</title><script>alert(1)</script><img src=x onerror="alert(1)">\u202e`
  const lines = await trendOf({ lines: attempts('ST003_006', 4, 4, { agent: hostile }) })
  const page = renderTrendPage(lines, hostile, now)
  expect(page).not.toMatch(/<script|<img|\u202e/)
  expect(page.match(/<\/title>/g)?.length).toBe(page.match(/<title>/g)?.length)
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;⟨U+202E⟩')
})
