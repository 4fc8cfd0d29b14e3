import { SandboxError } from '../define/sandbox-error.ts'
import type { SnapshotTexts } from './seed.ts'

/**
 * Checks that a trial starts from the same state as the first one with these records.
 *
 * @throws SandboxError naming the table and the first difference
 */
export function checkForLeak(sandbox: string, first: SnapshotTexts, now: SnapshotTexts): void {
  for (const [table, expected] of Object.entries(first)) {
    const found = now[table] ?? ''
    if (found === expected) continue
    const at = firstDifference(expected, found)
    throw new SandboxError(
      'STATE_LEAK',
      sandbox,
      `table ${table} does not start as it did in the first trial with these records: ` +
        `${excerpt(expected, at)} was then, ${excerpt(found, at)} is now. A trial left something behind, or a default ` +
        'of the table is not the same each time',
    )
  }
}

function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at++
  return at
}

function excerpt(text: string, at: number): string {
  const start = Math.max(0, at - 40)
  const end = Math.min(text.length, at + 40)
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
