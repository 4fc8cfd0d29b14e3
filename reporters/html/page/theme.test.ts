import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./style/theme.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')

/** Text on its ground, as it occurs on the page. */
const pairs: readonly (readonly [text: string, ground: string])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['accent', 'background'],
  ['warn', 'background'],
  ['fail-text', 'fail'],
  ['pass-text', 'pass'],
  ['fail', 'background'],
  ...Array.from({ length: 8 }, (_, index): [string, string] => [`series-${index + 1}`, 'background']),
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, block) => {
  test.each(pairs)('%s on %s has the contrast that reading needs (4.5 to 1)', (text, ground) => {
    expect(contrast(color(block, text), color(block, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test('passed and failed differ in lightness too', () => {
    expect(contrast(color(block, 'pass'), color(block, 'fail'))).toBeGreaterThanOrEqual(3)
  })
})

test('both themes name the same colours', () => {
  const names = (block: string) => Array.from(block.matchAll(/--([\w-]+):/g), ([, name]) => name)
  expect(names(dark)).toEqual(names(light))
})

function color(block: string, name: string): number[] {
  const [, hex = ''] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(block) ?? []
  expect(hex, `--${name}`).toHaveLength(6)
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

/** Contrast ratio of WCAG 2.2. */
function contrast(a: readonly number[], b: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
