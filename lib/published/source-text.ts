import { readFileSync } from 'node:fs'
import { lastAtMost } from './mapped-text.ts'
import type { ReleaseFindings } from './release-error.ts'

/** A text file of the checkout: its content with `\n` line ends and no byte-order mark. */
export interface SourceText {
  readonly file: string
  readonly text: string
  /** The offset at which each line starts. */
  readonly lineStarts: readonly number[]
}

const lfsPointer = /^version https:\/\/git-lfs\.github\.com\/spec\/v\d/
const getLfs = 'Run `git lfs install && git lfs pull` inside the checkout.'

/**
 * Reads a text file, or reports why it cannot be read and returns undefined. Line numbers stay those that an editor
 * shows: CRLF and lone CR count as one line end.
 */
export function readSource(file: string, findings: ReleaseFindings): SourceText | undefined {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    findings.problem({
      code: 'UNREADABLE_FILE',
      file,
      message: `cannot be read (${error instanceof Error ? error.message : String(error)})`,
      hint: 'Check the file’s permissions, and that it is a plain file.',
    })
    return undefined
  }
  if (lfsPointer.test(bytes.subarray(0, 64).toString('latin1'))) {
    findings.problem({
      code: 'LFS_POINTER',
      file,
      line: 1,
      message: 'is a Git LFS pointer, not the data itself',
      hint: getLfs,
    })
    return undefined
  }
  const text = decodeUtf8(bytes)
  if (text === undefined) {
    findings.problem({
      code: 'NOT_UTF8',
      file,
      line: lineOfBadUtf8(bytes),
      message: isUtf16(bytes) ? 'is UTF-16 text, not UTF-8' : 'holds bytes that are not UTF-8',
      hint: 'Save the file as UTF-8, or check it out again (`git checkout -- <file>`).',
    })
    return undefined
  }
  return sourceText(file, text)
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (isUtf16(bytes)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
}

/** A line feed byte never occurs inside a UTF-8 sequence, so each line can be decoded on its own. */
function lineOfBadUtf8(bytes: Uint8Array): number {
  let line = 1
  let start = 0
  for (;;) {
    const end = bytes.indexOf(0x0a, start)
    const part = bytes.subarray(start, end === -1 ? bytes.length : end)
    if (decodeUtf8(part) === undefined || end === -1) return line
    start = end + 1
    line += 1
  }
}

/** @param text - the content, with any line ends */
export function sourceText(file: string, text: string): SourceText {
  const unified = text.replace(/\r\n?/g, '\n')
  const lineStarts = [0, ...Array.from(unified.matchAll(/\n/g), ({ index }) => index + 1)]
  return { file, text: unified, lineStarts }
}

/** The 1-based line and column of an offset into a source's text. */
export function positionAt(source: SourceText, offset: number): { line: number; column: number } {
  const index = lastAtMost(source.lineStarts, offset)
  return { line: index + 1, column: Math.max(0, offset - (source.lineStarts[index] ?? 0)) + 1 }
}
