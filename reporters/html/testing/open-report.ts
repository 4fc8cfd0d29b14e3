import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { drawn } from './drawn.ts'

export interface OpenedReport {
  readonly page: Page
  /** Every address that the page asked for. */
  readonly requests: readonly string[]
  /** Errors, refusals by the page's policy, and whatever else the console got. */
  readonly complaints: readonly string[]
}

/** Opens a report from disk and waits until it is drawn. */
export async function openReport(
  browser: Browser,
  file: string,
  options: BrowserContextOptions = {},
): Promise<OpenedReport> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const requests: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(pathToFileURL(file).href)
  await drawn(page)
  return { page, requests, complaints }
}

/** What the active cell of the heat map says. */
export async function activeCell(page: Page): Promise<string> {
  return (await page.locator('#heat-cell').getAttribute('aria-label')) ?? ''
}

/** Texts of a row of the headline table, by figure. */
export async function headlineRow(page: Page, series: string, domain = ''): Promise<Record<string, string>> {
  const row = page.locator(`tr[data-series="${series}"][data-domain="${domain}"]`)
  const cells = await row.locator('td').all()
  const entries = cells.map(
    async (cell): Promise<[string, string]> => [
      (await cell.getAttribute('data-figure')) ?? '',
      ((await cell.textContent()) ?? '').replace(/\s+/g, ' ').trim(),
    ],
  )
  return Object.fromEntries(await Promise.all(entries))
}
