import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { writeFileAtomically } from '../../lib/results/run-directory.ts'
import { PageTemplate } from './page-template.ts'

const built = new URL('./page.html', import.meta.url)
const cache = new URL('../../node_modules/.cache/vitest-thinkingbox/report-page.json', import.meta.url)

const cacheSchema = z.object({
  /** The files that the page was made from: path, time of change and size. */
  inputs: z.array(z.tuple([z.string(), z.number(), z.number()])),
  html: z.string(),
})

/**
 * The report's page: from the published package as it was built; in the repository bundled from its sources, and kept
 * until one of them changes.
 *
 * @throws Error when the sources cannot be bundled
 */
export async function loadPage(): Promise<PageTemplate> {
  return new PageTemplate(read(built) ?? readCache() ?? (await bundle()))
}

function readCache(): string | undefined {
  const parsed = cacheSchema.safeParse(parseJson(read(cache)))
  if (!parsed.success) return undefined
  const { inputs, html } = parsed.data
  const same = inputs.every(([path, time, size]) => {
    const now = stamp(path)
    return now !== undefined && now[1] === time && now[2] === size
  })
  return same ? html : undefined
}

async function bundle(): Promise<string> {
  const { buildPage } = await import('./build-page.ts')
  const { html, inputs } = await buildPage()
  const stamps = inputs.map(stamp).filter((each) => each !== undefined)
  try {
    mkdirSync(dirname(fileURLToPath(cache)), { recursive: true })
    writeFileAtomically(fileURLToPath(cache), JSON.stringify({ inputs: stamps, html }))
  } catch {
    // A file system that cannot be written to: the page is bundled again next time.
  }
  return html
}

function stamp(path: string): [path: string, time: number, size: number] | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && [path, stats.mtimeMs, stats.size]
}

function read(url: URL): string | undefined {
  try {
    return readFileSync(url, 'utf8')
  } catch {
    return undefined
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
