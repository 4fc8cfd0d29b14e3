import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { z } from 'zod'
import { contentSecurityPolicy } from './page-template.ts'

const pageFolder = fileURLToPath(new URL('./page/', import.meta.url))

const manifestSchema = z.object({ name: z.string(), version: z.string() })

/** In this order: later ones refine earlier ones. */
const styles = [
  'theme',
  'base',
  'filters',
  'headline',
  'charts',
  'signatures',
  'notes',
  'heat-map',
  'trial',
  'print',
]

/** The page without data, and the files it was made from. */
export interface BuiltPage {
  readonly html: string
  readonly inputs: readonly string[]
}

/** Bundles the page's script with the charting library, and puts script, style and licences into the HTML. */
export async function buildPage(): Promise<BuiltPage> {
  const bundle = await rolldown({
    input: join(pageFolder, 'main.ts'),
    platform: 'browser',
    // What matters is thrown; the rest is noise in the output of a run.
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  const [{ code, moduleIds }] = output
  // An HTML parser ends a script at this text wherever it stands.
  const script = code.replaceAll('</script', '<\\/script').trim()
  const modules = moduleIds.filter((id) => existsSync(id))
  const styleFiles = styles.map((name) => join(pageFolder, 'style', `${name}.css`))
  const shellFile = join(pageFolder, 'page.html')
  const html = fillMarks(readFileSync(shellFile, 'utf8'), {
    'content="policy"': `content="${contentSecurityPolicy(script)}"`,
    '/* style */': styleFiles.map((file) => readFileSync(file, 'utf8')).join(''),
    '<!-- licences -->': escapeHtml(licences(modules)),
    '/* script */': script,
  })
  const makers = ['./build-page.ts', './page-template.ts'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  )
  return { html, inputs: [...modules, ...styleFiles, shellFile, ...makers] }
}

function fillMarks(shell: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((html, [mark, text]) => {
    if (!html.includes(mark)) throw new Error(`The page's HTML has no ${mark}.`)
    // A function, because in a text `$&` would mean something.
    return html.replace(mark, () => text)
  }, shell)
}

/** The licence and notice of every package whose code is in the bundle. */
function licences(modules: readonly string[]): string {
  const inPackage = new RegExp(`^.*\\${sep}node_modules\\${sep}(?:@[^\\${sep}]+\\${sep})?[^\\${sep}]+`)
  const folders = new Set(modules.flatMap((id) => inPackage.exec(id)?.[0] ?? []))
  const texts = [...folders].sort().map((folder) => {
    const names = ['LICENSE', 'LICENSE.txt', 'LICENSE.md', 'NOTICE'].filter((name) =>
      existsSync(join(folder, name)),
    )
    if (names.length === 0) throw new Error(`${folder} has no licence to pass on with its code.`)
    const { name, version } = manifestSchema.parse(
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    )
    return [
      `${name} ${version}`,
      ...names.map((each) => readFileSync(join(folder, each), 'utf8').trim()),
    ].join('\n\n')
  })
  return texts.join(`\n\n${'─'.repeat(60)}\n\n`)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

if (import.meta.main) {
  const target = process.argv[2]
  if (target === undefined) throw new Error('Name the file to write: node build-page.ts dist/page.html')
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, (await buildPage()).html)
}
