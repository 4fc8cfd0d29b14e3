import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath, launchChromium, skipWithoutChromium } from './testing/chromium.ts'
import { drawn } from './testing/drawn.ts'
import { openReport } from './testing/open-report.ts'
import { madeUpReport } from './testing/reports.ts'

if (chromiumPath === undefined) test('the page’s addresses in a browser', skipWithoutChromium)

describe.runIf(chromiumPath)('the page’s addresses in a browser', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchChromium()
  })

  afterAll(() => browser?.close())

  test('what is chosen and the trial that is open can be sent to a colleague', async () => {
    const { file } = await madeUpReport(2)
    const { page, complaints } = await openReport(browser, file)
    expect(new URL(page.url()).hash).toBe('')
    await page.getByLabel('Domain', { exact: true }).selectOption('travel')
    await page.getByLabel('Verdict').selectOption('failed')
    await page.getByLabel('Order').selectOption('unreliable')
    await drawn(page)
    await page.locator('#heat-grid').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const title = await page.locator('#trial-title').textContent()
    const status = await page.locator('#heat-status').textContent()
    const address = page.url()
    expect(new URL(address).hash).toMatch(
      /^#domain=travel&verdict=failed&order=unreliable&trial=travel%2F\w+%2F2&of=/,
    )

    const colleague = await page.context().newPage()
    await colleague.goto(address)
    await drawn(colleague)
    expect(await colleague.locator('#trial-title').textContent()).toBe(title)
    expect(await colleague.locator('#heat-status').textContent()).toBe(status)
    expect(await colleague.getByLabel('Order').inputValue()).toBe('unreliable')
    await colleague.keyboard.press('Escape')
    await expect.poll(() => new URL(colleague.url()).hash).not.toContain('trial=')
    await colleague.locator('#reset').click()
    await expect.poll(() => new URL(colleague.url()).hash).toBe('')

    await colleague.goto(`${address.split('#')[0]}#domain=nowhere&verdict=%00&trial=a/b/c&of=%E0&deviation=x`)
    await drawn(colleague)
    expect(await colleague.getByLabel('Domain', { exact: true }).inputValue()).toBe('')
    expect(complaints).toEqual([])
  })

  test('counts of failures are in view on a phone', async () => {
    const { file } = await madeUpReport(1)
    const { page } = await openReport(browser, file, { viewport: { width: 400, height: 800 } })
    const counts = page.locator('.signatures .amount span')
    expect(await counts.count()).toBeGreaterThan(2)
    for (const count of await counts.all()) {
      const box = await count.boundingBox()
      expect(box?.width).toBeGreaterThan(0)
      expect((box?.x ?? 1000) + (box?.width ?? 0)).toBeLessThanOrEqual(400)
    }
  })
})
