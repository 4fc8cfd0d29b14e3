/** How a series is told apart: by colour, and without colour by symbol, line and label. */
export interface SeriesLook {
  readonly color: string
  readonly symbol: string
  readonly glyph: string
  readonly line: 'solid' | 'dashed' | 'dotted'
}

/** The colours of the page's current theme, read from its style sheet. */
export interface Palette {
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly background: string
  readonly pass: string
  readonly passText: string
  readonly fail: string
  readonly failText: string
  readonly invalid: string
  readonly series: readonly string[]
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    text: color('text'),
    muted: color('muted'),
    line: color('line'),
    background: color('background'),
    pass: color('pass'),
    passText: color('pass-text'),
    fail: color('fail'),
    failText: color('fail-text'),
    invalid: color('invalid'),
    series: Array.from({ length: 8 }, (_, index) => color(`series-${index + 1}`)),
  }
}

/** Shapes that differ when small and without colour, and their characters for legends. */
const shapes: readonly { readonly symbol: string; readonly glyph: string }[] = [
  { symbol: 'circle', glyph: '●' },
  { symbol: 'rect', glyph: '■' },
  { symbol: 'triangle', glyph: '▲' },
  { symbol: 'diamond', glyph: '◆' },
  { symbol: 'path://M3,0H7V3H10V7H7V10H3V7H0V3H3Z', glyph: '✚' },
  { symbol: 'path://M0,0H10L5,10Z', glyph: '▼' },
  { symbol: 'path://M5,0L6.5,3.5L10,4L7.4,6.6L8,10L5,8.3L2,10L2.6,6.6L0,4L3.5,3.5Z', glyph: '★' },
]

const lines = ['solid', 'dashed', 'dotted'] as const

export function seriesLook(palette: Palette, number: number): SeriesLook {
  return {
    color: palette.series[number % palette.series.length] ?? palette.text,
    ...shapeOf(number),
    line: lines[Math.floor(number / palette.series.length) % lines.length] ?? 'solid',
  }
}

/** The shape of a series or of a domain. */
export function shapeOf(number: number): { readonly symbol: string; readonly glyph: string } {
  return shapes[number % shapes.length] ?? { symbol: 'circle', glyph: '●' }
}
