import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { writeSyntheticRun } from '../bench/synthetic-run.ts'
import { launchChromium } from '../reporters/html/testing/chromium.ts'
import { drawn } from '../reporters/html/testing/drawn.ts'
import { writeHtmlReport } from '../reporters/html/write-report.ts'

// Makes the pictures of the report in these documents: node docs/report-screenshots.ts (needs Chromium).

const work = mkdtempSync(join(tmpdir(), 'report-screenshots-'))
const picture = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const browser = await launchChromium()
try {
  const run = join(work, 'made-up-run')
  writeSyntheticRun(run, { agents: 3, tasks: 100, attempts: 20, seed: '4' })
  const { file } = await writeHtmlReport([run], join(work, 'report.html'), {
    now: new Date('2026-01-05T12:00:00Z'),
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 }, deviceScaleFactor: 1.25 })
  await page.goto(pathToFileURL(file).href)
  await drawn(page)
  await page.locator('#by-domain').uncheck()
  await page.evaluate('scrollTo(0, 0)')
  const next = await page.locator('#signatures').boundingBox()
  await page.setViewportSize({ width: 1280, height: Math.floor((next?.y ?? 1000) - 20) })
  await drawn(page)
  await page.screenshot({ path: picture('report.png') })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByLabel('Order', { exact: true }).selectOption('least reliable first')
  await drawn(page)
  await page.locator('#heat-map').screenshot({ path: picture('report-trials.png') })
} finally {
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}
