import { alignColumns } from '../../core/align-columns.ts'
import { inlineValue } from '../../core/inline-value.ts'

/** The longest value of a table's cell that is itself a list or an object. */
const widestInline = 40

/**
 * A JSON value for reading: fields one under the other, objects and lists indented, rows as a table where it fits.
 *
 * @param width - characters of a line, beyond which rows are no table
 */
export function layOut(value: unknown, width: number): string[] {
  if (Array.isArray(value)) return layOutList(value, width)
  if (isObject(value)) return layOutFields(value, width)
  return scalar(value).split('\n')
}

function layOutFields(value: Readonly<Record<string, unknown>>, width: number): string[] {
  const entries = Object.entries(value)
  if (entries.length === 0) return ['(nothing)']
  const widest = Math.max(...entries.map(([name]) => name.length))
  return entries.flatMap(([name, each]) => {
    const lines = layOut(each, width - 2)
    const [first = ''] = lines
    if (lines.length === 1 && !isFilled(each)) return [`${`${name}:`.padEnd(widest + 1)} ${first}`]
    return [`${name}:`, ...lines.map((line) => `  ${line}`)]
  })
}

function layOutList(rows: readonly unknown[], width: number): string[] {
  if (rows.length === 0) return ['(none)']
  if (!rows.every(isObject)) {
    return rows.flatMap((row) => {
      const [first = '', ...others] = layOut(row, width - 2)
      return [`- ${first}`, ...others.map((line) => `  ${line}`)]
    })
  }
  const table = rows.length > 1 ? layOutTable(rows) : undefined
  if (table?.every((line) => line.length <= width)) return table
  return rows.flatMap((row, index) => {
    const head = `${index + 1}. `
    return layOutFields(row, width - head.length).map(
      (line, at) => `${at === 0 ? head : ' '.repeat(head.length)}${line}`,
    )
  })
}

/** Undefined where a cell would be too long. */
function layOutTable(rows: readonly Readonly<Record<string, unknown>>[]): string[] | undefined {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row) => names.map((name) => cell(row[name])))
  if (cells.flat().some((each) => each === undefined)) return undefined
  return alignColumns([names, ...cells.map((row) => row.map((each) => each ?? ''))])
}

function cell(value: unknown): string | undefined {
  if (value === undefined) return '–'
  const text = isFilled(value) ? inlineValue(value) : layOut(value, widestInline).join('\n')
  const isTooLong = text.includes('\n') || (isFilled(value) && text.length > widestInline)
  return isTooLong ? undefined : text
}

function scalar(value: unknown): string {
  if (typeof value !== 'string') return String(value)
  return value.trim() === value && value !== '' ? value : JSON.stringify(value)
}

/** An object or a list with something in it. */
function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
