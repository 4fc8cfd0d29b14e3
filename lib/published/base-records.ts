import { z } from 'zod'
import { findJsonError } from './json-error.ts'
import { parsePyYaml } from './py-yaml.ts'
import type { ReleaseFindings } from './release-error.ts'
import { positionAt, readSource } from './source-text.ts'
import { describeIssue, describePath } from './yaml-source.ts'

export type Row = Readonly<Record<string, unknown>>

/** A record: columns by name, each a value that JSON can hold. */
export const rowSchema = z.record(z.string(), z.json())

const rowsSchema = z.array(rowSchema)

/** Reads a JSON list of records, or reports what is wrong with it and returns undefined. */
export function readBaseRecords(file: string, findings: ReleaseFindings): readonly Row[] | undefined {
  const source = readSource(file, findings)
  if (!source) return undefined
  let data: unknown
  try {
    data = JSON.parse(source.text)
  } catch {
    const { offset, message } = findJsonError(source.text)
    findings.problem({
      code: 'BAD_JSON',
      file,
      ...positionAt(source, offset),
      message: `is not valid JSON: ${message}`,
      hint: 'Repair that line, or check the file out again (`git checkout -- <file>`).',
    })
    return undefined
  }
  const rows = rowsSchema.safeParse(data)
  if (rows.success) return rows.data
  // JSON is YAML too, and the YAML parser keeps the places that JSON.parse forgets.
  const { locate } = parsePyYaml(source.text)
  for (const { path, message } of rows.error.issues) {
    findings.problem({
      code: 'WRONG_TYPE',
      file,
      ...positionAt(source, locate(path)),
      message: `${path.length === 0 ? 'the file' : `record ${describePath(path)}`}: ${describeIssue(message)}`,
      hint: 'A file of base records is a JSON list of objects.',
    })
  }
  return undefined
}
