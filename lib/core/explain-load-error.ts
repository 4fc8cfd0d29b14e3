import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Says why a user's module cannot be loaded, and what to do where that is known.
 *
 * @param file - its path
 */
export function explainLoadError(error: unknown, file: string): string {
  const reason = error instanceof Error ? error.message : String(error)
  const place = error instanceof SyntaxError ? placeOf(error) : ''
  return `${place}${reason}${adviceOn(error, file)}`
}

function adviceOn(error: unknown, file: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION' && /\.[cm]?ts$/.test(file)) {
    return '; this Node does not run TypeScript files, use Node 22.18 or newer or compile it'
  }
  if (
    error instanceof SyntaxError &&
    /^Unexpected token 'export'|^Cannot use import statement outside a module/.test(error.message)
  ) {
    const esm = basename(file).replace(/\.c?([jt]s)$/, '.m$1')
    return `; it is read as CommonJS: write "type": "module" into your package.json, or name the file ${esm}`
  }
  return ''
}

/** Where a syntax error is, which is often another file: Node writes it above the message, as `file:line`. */
function placeOf(error: SyntaxError): string {
  const [, file, line] = /^(.+):(\d+)$/.exec(error.stack?.split('\n')[0] ?? '') ?? []
  if (file === undefined) return ''
  return `${relative('.', file.startsWith('file:') ? fileURLToPath(file) : file)}:${line}: `
}
