import type { Page } from 'playwright-core'

/** Waits until the page has drawn what it was asked for. */
export async function drawn(page: Page): Promise<void> {
  await page.locator('body:not([aria-busy])').waitFor()
  // The heat map is painted with the next frame.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
}
