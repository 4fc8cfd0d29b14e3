import { createServer } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { chromiumPath, launchChromium, skipWithoutChromium } from './testing/chromium.ts'
import { drawn } from './testing/drawn.ts'
import { openReport } from './testing/open-report.ts'
import { madeUpReport, reportOf } from './testing/reports.ts'
import { attempts, failed } from './testing/write-run.ts'

if (chromiumPath === undefined) test('the page’s text and media in a browser', skipWithoutChromium)

describe.runIf(chromiumPath)('the page’s text and media in a browser', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchChromium()
  })

  afterAll(() => browser?.close())

  describe('text from models and tools', () => {
    const hostile =
      '</script><script>document.title="owned"</script><!-- <img src=x onerror="document.title=\'owned\'">\u2028 \u202eabc {a|b} $& $1'

    test('is inert wherever it is shown', async () => {
      const line = failed(
        { task: hostile, attempt: 1, agent: hostile, domain: hostile },
        {
          otherFailure: hostile,
          deviations: [
            {
              kind: 'wrong field',
              table: hostile,
              key: hostile,
              column: hostile,
              expected: hostile,
              received: hostile,
            },
            {
              kind: 'extra effect',
              table: hostile,
              key: hostile,
              op: 'insert',
              columns: { [hostile]: hostile },
            },
            {
              kind: 'missing effect',
              table: hostile,
              key: hostile,
              op: 'update',
              columns: { [hostile]: { $matcher: hostile } },
            },
          ],
        },
      )
      const said = { role: 'agent' as const, text: hostile, afterCalls: 0 }
      const call = {
        tool: hostile,
        arguments: { [hostile]: hostile },
        result: hostile,
        isError: true,
        writes: true,
        effects: [{ op: 'delete' as const, table: hostile, key: hostile, row: { [hostile]: hostile } }],
        durationMs: 1,
      }
      const trial = { ...line.trial, error: hostile, conversation: [said], calls: [call] }
      const note = { kind: 'warning', domain: hostile, task: hostile, message: hostile } as const
      const file = await reportOf([{ ...line, trial }], { [hostile]: hostile }, [note])
      const { page, requests, complaints } = await openReport(browser, file)
      await page.locator('#heat-grid').focus()
      await page.keyboard.press('Enter')
      await page.locator('.course').waitFor()
      await page.locator('#call-1 > summary').click()
      await page
        .locator('#cliff')
        .getByText('Values')
        .evaluate((summary) => summary.parentElement?.setAttribute('open', ''))
      await page.mouse.move(300, 300)

      expect(await page.title()).toBe('run – reliability report')
      expect(await page.locator('img').count()).toBe(0)
      expect(await page.locator('script').count()).toBe(3)
      const shown = await page.locator('.message .text').textContent()
      expect(shown).toBe(hostile.replace('\u2028', '⟨U+2028⟩').replace('\u202e', '⟨U+202E⟩'))
      expect(await page.locator('#notes li span').textContent()).toBe(shown)
      expect(await page.locator('dialog .notes li span').textContent()).toBe(shown)
      const everything = page.locator('header, form, main, dialog')
      expect((await everything.allInnerTexts()).join()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
      expect(requests).toHaveLength(1)
      expect(complaints).toEqual([])
    })

    test('could not do anything even if it became markup', async () => {
      const reached: string[] = []
      const server = createServer((request, response) => {
        reached.push(request.url ?? '')
        response.end()
      })
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      onTestFinished(() => void server.close())
      const address = server.address()
      const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
      const file = await reportOf(attempts('ST001_001', 2, 4))
      const { page } = await openReport(browser, file)
      const tries = {
        markup: 'document.body.innerHTML = "<b>x</b>"',
        'another script': `Object.assign(document.createElement("script"), { src: "${origin}/script" })`,
        request: `fetch("${origin}/request")`,
        picture: `new Promise((resolve, reject) => {
          Object.assign(new Image(), { onload: resolve, onerror: () => reject(new Error("refused")), src: "${origin}/picture" })
        })`,
      }
      for (const [name, script] of Object.entries(tries)) {
        await expect(page.evaluate(script), name).rejects.toThrow()
      }
      await page.evaluate(`document.head.append(
        Object.assign(document.createElement("style"), { textContent: "@import url(${origin}/style)" })
      )`)
      await drawn(page)
      expect(reached).toEqual([])
      const other = await browser.newPage()
      onTestFinished(() => other.close())
      await other.goto(`${origin}/open`)
      expect(reached).toContain('/open')
    })
  })

  describe('themes and paper', () => {
    test('follow the reader, also while the page is open', async () => {
      const { file } = await madeUpReport(2)
      const { page } = await openReport(browser, file, { colorScheme: 'dark' })
      const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
      const canvas = () =>
        page.evaluate(
          'Array.from(document.querySelector("canvas").getContext("2d").getImageData(1, 60, 1, 1).data).join()',
        )
      expect(await background()).toBe('rgb(20, 23, 26)')
      expect(await canvas()).toBe('20,23,26,255')
      await page.emulateMedia({ colorScheme: 'light' })
      await drawn(page)
      expect(await background()).toBe('rgb(255, 255, 255)')
      expect(await canvas()).toBe('255,255,255,255')
    })

    test('print in light colours, every row, without filters', async () => {
      const { file } = await madeUpReport(2)
      const { page } = await openReport(browser, file, { colorScheme: 'dark' })
      const screen = await page.evaluate('document.querySelector("canvas").clientHeight')
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await drawn(page)
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
        'rgb(255, 255, 255)',
      )
      expect(await page.locator('#filters').isVisible()).toBe(false)
      expect(await page.evaluate('document.querySelector("canvas").clientHeight')).toBeGreaterThan(20 * 18)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1280)
      await page.emulateMedia({ media: 'screen' })
      await drawn(page)
      expect(await page.evaluate('document.querySelector("canvas").clientHeight')).toBe(screen)
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.length).toBeGreaterThan(20_000)
    })

    test('fit a narrow window without scrolling sideways', async () => {
      const { file } = await madeUpReport(3)
      const { page } = await openReport(browser, file, { viewport: { width: 420, height: 800 } })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(420)
    })
  })
})
