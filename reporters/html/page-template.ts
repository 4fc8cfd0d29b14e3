import { createHash } from 'node:crypto'
import type { ReportData } from './report-data.ts'
import type { TrialChunk } from './trial-chunks.ts'

/** The page without data: one HTML file with its style and script. */
export class PageTemplate {
  readonly html: string

  constructor(html: string) {
    if (!html.includes(dataMark))
      throw new Error('This is not the page of the report: it has no place for data.')
    this.html = html
  }

  /** Puts data into the page. They always stay data: no character of them can end their element. */
  fill(data: ReportData, chunks: readonly TrialChunk[]): string {
    const [before, after] = split(this.html, dataMark)
    const trials = chunks.map(
      ({ number, base64 }) => `<script type="text/plain" data-trials="${number}">${base64}</script>\n`,
    )
    return [
      before,
      `<script type="application/json" id="report-data">${inertJson(data)}</script>\n`,
      ...trials,
      after,
    ].join('')
  }
}

/** In the page's HTML, replaced by the data. */
const dataMark = '<!-- data -->'

/**
 * JSON that is the same text to a JSON parser and nothing at all to an HTML parser.
 */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/**
 * What the page may do: run its own script and the details' files beside it. No network, no frames, no forms, and no
 * text ever becomes markup (browsers that know Trusted Types enforce it).
 *
 * @param script - the page's script, which is recognised by its hash
 */
export function contentSecurityPolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    // The details' files: from disk, or from where the page was served. Trusted Types narrow this to their names.
    `script-src 'sha256-${hash}' 'self' file:`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types trial-details',
  ].join('; ')
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return [text.slice(0, at), text.slice(at + mark.length)]
}
