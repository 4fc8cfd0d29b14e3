import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath, launchChromium, skipWithoutChromium } from './testing/chromium.ts'
import { activeCell, openReport } from './testing/open-report.ts'
import { madeUpReport, reportOf } from './testing/reports.ts'
import { temporaryDirectory } from './testing/temporary-directory.ts'
import { failed, invalid, passed, writeRun, writeSeen } from './testing/write-run.ts'
import { writeHtmlReport } from './write-report.ts'

if (chromiumPath === undefined) test('the page’s trials in a browser', skipWithoutChromium)

describe.runIf(chromiumPath)('the page’s trials in a browser', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchChromium()
  })

  afterAll(() => browser?.close())

  describe('a trial', () => {
    test.for([
      { place: 'in the page', options: {} },
      { place: 'in a file beside it', options: { mostInPage: 0 } },
    ])('$place opens from the keyboard, leads to its neighbours and closes again', async ({ options }) => {
      const { file } = await madeUpReport(1, options)
      const { page, requests, complaints } = await openReport(browser, file)
      await page.locator('#heat-grid').focus()
      const first = await activeCell(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      expect(await activeCell(page)).not.toBe(first)
      expect(await activeCell(page)).toContain('CO001_002, attempt 2')
      await page.keyboard.press('Enter')
      await page.locator('.course').waitFor()
      expect(await page.locator('#trial-title').textContent()).toBe('CO001_002, attempt 2 of 6')
      await page.keyboard.press('ArrowRight')
      expect(await page.locator('#trial-title').textContent()).toBe('CO001_002, attempt 3 of 6')
      await page.locator('.course').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => activeCell(page)).toContain('CO001_002, attempt 3')
      expect(await page.locator('dialog').isVisible()).toBe(false)
      expect(await page.evaluate('document.activeElement.id')).toBe('heat-grid')
      expect(requests.every((url) => url.startsWith(pathToFileURL(file).href.replace(/\.html$/, '')))).toBe(
        true,
      )
      expect(requests).toHaveLength('mostInPage' in options ? 2 : 1)
      expect(complaints).toEqual([])
    })

    test('that failed shows expected against received, the call that did it, and the conversation', async () => {
      const file = await reportOf([failed({ task: 'ST001_001', attempt: 1 })])
      const { page } = await openReport(browser, file)
      const cell = await page.locator('#heat-cell').boundingBox()
      if (!cell) throw new Error('the active cell has no place')
      await page.locator('#heat-grid').scrollIntoViewIfNeeded()
      const box = await page.locator('#heat-cell').boundingBox()
      await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
      await page.locator('.course').waitFor()
      const cells = await page.locator('.comparison tbody tr').locator('th, td').allTextContents()
      expect(cells.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
        'W wrong field',
        'tickets.status 20',
        'hold',
        'solved',
        'call 1 update_ticket',
      ])
      await page.getByRole('link', { name: /call 1/ }).click()
      await page.locator('#call-1 pre').first().waitFor()
      expect(await page.locator('#call-1').textContent()).toContain('"status": "solved"')
      const said = await page.locator('.message').allInnerTexts()
      expect(said).toEqual([
        'customer\nWhere is my parcel? (ST001_001, attempt 1)',
        'agent\nI have put your ticket on hold.',
      ])
    })

    test.for([
      { place: 'in the page', options: {} },
      { place: 'in a file beside it', options: { mostInPage: 0 } },
    ])('shows its requests to the model, and what its agent got, $place', async ({ options }) => {
      const line = passed({ task: 'ST001_001', attempt: 1 })
      const tokens = { inputTokens: 2000, cachedInputTokens: 1500, outputTokens: 80 }
      const request = { model: 'openai/gpt-5', messages: 1, characters: 12345, finish: 'tool-calls' }
      const requests = [{ ...request, ...tokens, durationMs: 1240, afterCalls: 0, afterMessages: 1 }]
      const directory = temporaryDirectory()
      const run = writeRun(join(directory, 'run'), [{ ...line, trial: { ...line.trial, requests } }])
      writeSeen(run, {
        instructions: 'You keep the desk <b>tidy</b>.',
        tools: [{ name: 'update_ticket', description: 'Changes a ticket.', inputSchema: { type: 'object' } }],
      })
      const { file } = await writeHtmlReport([run], join(directory, 'report.html'), options)
      const { page, complaints } = await openReport(browser, file)
      await page.locator('#heat-grid').focus()
      await page.keyboard.press('Enter')
      await page.locator('.course').waitFor()
      expect(await page.locator('.course > li').allInnerTexts()).toEqual([
        expect.stringContaining('customer'),
        'request 1: 1 message · 12,345 characters · 2,000 tokens in (1,500 cached), 80 out · 1.2 s · ended: tool-calls',
        expect.stringContaining('call 1'),
        expect.stringContaining('agent'),
      ])
      await page.getByText('What the agent got').click()
      await page.locator('.announced').waitFor()
      expect(await page.locator('.seen > pre').textContent()).toBe('You keep the desk <b>tidy</b>.')
      await page.locator('.announced summary').click()
      expect(await page.locator('.announced').textContent()).toMatch(
        /update_ticket\s*Changes a ticket\.\s*\{\s+"inputSchema": \{\s+"type": "object"/,
      )
      expect(complaints).toEqual([])
    })

    test('that is invalid says why', async () => {
      const file = await reportOf([
        passed({ task: 'ST001_001', attempt: 1 }),
        invalid({ task: 'ST001_001', attempt: 2 }),
      ])
      const { page } = await openReport(browser, file)
      await page.locator('#heat-grid').focus()
      await page.keyboard.press('ArrowRight')
      expect(await activeCell(page)).toContain('invalid, rate limit')
      await page.keyboard.press('Enter')
      await page.locator('.problem').waitFor()
      expect(await page.locator('.problem').textContent()).toContain('asked 4 times, refused 4 times')
    })

    test('that was not run does not open', async () => {
      const file = await reportOf([passed({ task: 'ST001_001', attempt: 1 })])
      const { page } = await openReport(browser, file)
      await page.locator('#heat-grid').focus()
      await page.keyboard.press('End')
      expect(await activeCell(page)).toContain('not run')
      await page.keyboard.press('Enter')
      expect(await page.locator('dialog').isVisible()).toBe(false)
    })

    test('whose file is missing says which', async () => {
      const { file, directory } = await madeUpReport(1, { mostInPage: 0 })
      rmSync(join(directory, 'report-trials'), { recursive: true })
      const { page } = await openReport(browser, file)
      await page.locator('#heat-grid').focus()
      await page.keyboard.press('Enter')
      await page.locator('.problem').waitFor()
      expect(await page.locator('.problem').textContent()).toMatch(
        /report-trials\/\w+-0\.js, which is not there/,
      )
    })
  })
})
