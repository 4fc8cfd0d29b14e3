import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { chromiumPath, launchChromium } from '../reporters/html/testing/chromium.ts'
import { drawn } from '../reporters/html/testing/drawn.ts'
import { writeHtmlReport } from '../reporters/html/write-report.ts'
import { fullRun, writeSyntheticRun } from './synthetic-run.ts'

// How long the report of a run takes to write, to open and to filter: node bench/html-report.ts
// Without options the run is as large as twelve models over the whole published benchmark.

const { values } = parseArgs({
  options: {
    agents: { type: 'string', default: String(fullRun.agents) },
    tasks: { type: 'string', default: String(fullRun.tasks) },
    attempts: { type: 'string', default: String(fullRun.attempts) },
  },
})

const directory = mkdtempSync(join(tmpdir(), 'bench-html-report-'))
try {
  const run = join(directory, 'run')
  const trials = writeSyntheticRun(run, {
    agents: Number(values.agents),
    tasks: Number(values.tasks),
    attempts: Number(values.attempts),
    seed: fullRun.seed,
  })
  say('trials', trials)
  const started = performance.now()
  const written = await writeHtmlReport([run], join(directory, 'report.html'))
  say('write the report', milliseconds(started))
  say('largest resident set', megabytes(process.resourceUsage().maxRSS * 1024))
  say('report.html', megabytes(statSync(written.file).size))
  say('details beside it', written.details ? megabytes(written.details.size) : 'none')
  if (chromiumPath === undefined) say('in Chromium', 'not measured: there is none on this machine')
  else await measurePage(written.file)
} finally {
  rmSync(directory, { recursive: true, force: true })
}

async function measurePage(file: string): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
    await page.addInitScript(`
      globalThis.longest = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration)
      }).observe({ type: 'longtask', buffered: true })
    `)
    const steps: [name: string, step: () => Promise<unknown>][] = [
      ['open', () => page.goto(pathToFileURL(file).href)],
      ['choose a domain', () => page.locator('#filter-domain').selectOption({ index: 1 })],
      ['choose a family', () => page.locator('#filter-family').selectOption({ index: 1 })],
      ['show everything again', () => page.locator('#reset').click()],
      ['choose a verdict', () => page.locator('#filter-verdict').selectOption('clean')],
      ['choose a deviation', () => page.locator('#filter-deviation').selectOption({ index: 1 })],
      ['show everything again', () => page.locator('#reset').click()],
      ['change the order', () => page.locator('#filter-order').selectOption('unreliable')],
      ['open a trial', () => openTrial(page)],
    ]
    for (const [name, step] of steps) {
      await page.evaluate('globalThis.longest = 0')
      const started = performance.now()
      await step()
      await drawn(page)
      const took = milliseconds(started)
      const longest: unknown = await page.evaluate('globalThis.longest')
      say(name, `${took}, longest task ${Math.round(Number(longest))} ms`)
    }
    const nodes: unknown = await page.evaluate('document.querySelectorAll("*").length')
    say('elements in the page', Number(nodes))
  } finally {
    await browser.close()
  }
}

async function openTrial(page: Page): Promise<void> {
  await page.locator('#heat-grid').press('Enter')
  await page.locator('.course').waitFor()
}

function milliseconds(since: number): string {
  return `${Math.round(performance.now() - since)} ms`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

function say(name: string, value: string | number): void {
  console.log(`${name.padEnd(24)}${value}`)
}
