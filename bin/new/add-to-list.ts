/**
 * Adds a module to an index file that imports modules and lists what they export, as `tools/index.ts` does.
 *
 * @param text - the index file
 * @param list - the name of its list, such as `tools`
 * @param name - what the module exports
 * @param module - the module, as the import names it
 * @returns the new text; undefined when the file has no such list
 */
export function addToList(text: string, list: string, name: string, module: string): string | undefined {
  const found = new RegExp(`(export const ${list}\\b[^=]*=\\s*)\\[([^\\]]*)\\]`).exec(text)
  if (!found) return undefined
  const [whole, head = '', items = ''] = found
  const spread = items.includes('\n')
  const before = items.trim().replace(/,$/, '')
  const listed = [...(before === '' ? [] : [before]), name]
  const after = spread ? `${head}[\n  ${listed.join(',\n  ')},\n]` : `${head}[${listed.join(', ')}]`
  return withImport(text.replace(whole, after), `import { ${name} } from '${module}'`)
}

/** After the last import, or first in a file without one. */
function withImport(text: string, line: string): string {
  const imports = [...text.matchAll(/^import [\s\S]*? from '[^']+';?$/gm)]
  const last = imports.at(-1)
  if (!last) return `${line}\n\n${text}`
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}
