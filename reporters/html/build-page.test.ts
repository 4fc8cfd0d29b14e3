import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildPage } from './build-page.ts'
import { loadPage } from './load-page.ts'
import { inertJson } from './page-template.ts'

describe('the page without data', () => {
  test('has one script, and its policy allows that one and no network', async () => {
    const { html } = await buildPage()
    const scripts = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = '']) => code)
    expect(scripts).toHaveLength(1)
    const hash = createHash('sha256').update(scripts.join('')).digest('base64')
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? []
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}' 'self' file:`,
      "style-src 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types trial-details',
    ])
  })

  test('carries the licences of the code in it', async () => {
    const { html, inputs } = await buildPage()
    const packages = new Set(
      inputs.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.slice(1) ?? []),
    )
    expect([...packages].sort()).toEqual(['echarts', 'tslib', 'zrender'])
    for (const name of packages) expect(html).toMatch(new RegExp(`^(?:<pre>)?${name} \\d+\\.`, 'm'))
    expect(html).toContain('Apache License')
  })

  test('is bundled once and then kept', async () => {
    const first = await loadPage()
    const second = await loadPage()
    expect(second.html).toBe(first.html)
    expect((await buildPage()).html).toBe(first.html)
  })
})

test('JSON in a page cannot end its element and is still the same JSON', () => {
  const value = { a: '</script><!-- <script>', b: '\u2028 $& <', '<': 1 }
  expect(inertJson(value)).not.toContain('<')
  expect(JSON.parse(inertJson(value))).toEqual(value)
})
