import { replaceHidden } from '../core/hidden-characters.ts'
import type { Cell } from './column.ts'

/** A row as a line of JSON. */
export function jsonLine(names: readonly string[], cells: readonly Cell[]): string {
  return `${toJsonText(Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null])))}\n`
}

/** A row of comma-separated values as RFC 4180 has them, except that it ends with a line feed alone. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = escapeHidden(cell)
  return /[",\n]|^$|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** JSON in which every hidden character is an escape, so that the file can be shown in a terminal. */
export function toJsonText(value: unknown): string {
  return escapeHidden(JSON.stringify(value))
}

/** Line breaks and tabs stay: in JSON text they are escapes already. */
function escapeHidden(text: string): string {
  return replaceHidden(text, (character) =>
    character === '\n' || character === '\t'
      ? character
      : character
          .split('')
          .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
          .join(''),
  )
}
