import type { z } from 'zod'
import { didYouMean } from '../core/near-names.ts'
import { type PyYaml, parsePyYaml } from './py-yaml.ts'
import type { ReleaseFindings, ReleaseProblemCode, ReleaseWarningCode } from './release-error.ts'
import { positionAt, type SourceText } from './source-text.ts'

export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

type Path = readonly PropertyKey[]

/** YAML somewhere in a file: a whole file, or the docstring of one function of it. */
export interface YamlSource {
  readonly data: unknown
  placeOf(path: Path): Place
  /** The data as the schema describes it, or undefined after reporting each place that does not fit. */
  validate<T>(schema: z.ZodType<T>): T | undefined
  report(
    code: ReleaseProblemCode,
    path: Path,
    problem: { message: string; hint?: string; wrong?: string; known?: Iterable<string> },
  ): void
  warn(code: ReleaseWarningCode, path: Path, message: string): void
  /** Names the keys of mappings that this reader does nothing with, so that nothing is dropped unseen. */
  warnOfIgnoredKeys(mappings: readonly { path: Path; known: readonly string[] }[]): void
}

/**
 * Parses YAML, or reports why it cannot be parsed and returns undefined.
 *
 * @param source - the file
 * @param text - the YAML itself: the file's text, or a part of it
 * @param fileOffset - where in the file an offset of `text` stands
 * @param subject - prefix of messages: which part of the file this is; '' for the whole file
 */
export function readYaml(
  source: SourceText,
  text: string,
  fileOffset: (offset: number) => number,
  subject: string,
  findings: ReleaseFindings,
): YamlSource | undefined {
  const yaml = parsePyYaml(text)
  const placeAt = (offset: number): Place => ({
    file: source.file,
    ...positionAt(source, fileOffset(offset)),
  })
  const [error] = yaml.errors
  if (error) {
    // Later errors of one text mostly follow from the first.
    findings.problem({
      code: 'BAD_YAML',
      ...placeAt(error.offset),
      message: `${subject}is not valid YAML: ${error.message}`,
      hint: 'Repair that line, or check the file out again (`git checkout -- <file>`).',
    })
    return undefined
  }
  for (const { offset, key } of yaml.duplicateKeys) {
    findings.warn({
      code: 'DUPLICATE_KEY',
      ...placeAt(offset),
      message: `${subject}repeats the key \`${key}\`; the last value counts`,
    })
  }
  return yamlSource(yaml, placeAt, subject, findings)
}

function yamlSource(
  yaml: PyYaml,
  placeAt: (offset: number) => Place,
  subject: string,
  findings: ReleaseFindings,
): YamlSource {
  const placeOf = (path: Path) => placeAt(yaml.locate(path))
  return {
    data: yaml.data,
    placeOf,
    validate(schema) {
      const result = schema.safeParse(yaml.data)
      if (result.success) return result.data
      for (const { path, message } of result.error.issues) {
        findings.problem({
          code: 'WRONG_TYPE',
          ...placeOf(path),
          message: `${subject}${describePath(path)}: ${describeIssue(message)}`,
          hint: 'The layout that is expected is described in docs/published-benchmark.md.',
        })
      }
      return undefined
    },
    report(code, path, { message, hint, wrong, known }) {
      const help = (wrong !== undefined && known ? didYouMean(wrong, known) : undefined) ?? hint
      findings.problem({
        code,
        ...placeOf(path),
        message: `${subject}${message}`,
        ...(help === undefined ? {} : { hint: help }),
      })
    },
    warn(code, path, message) {
      findings.warn({ code, ...placeOf(path), message: `${subject}${message}` })
    },
    warnOfIgnoredKeys(mappings) {
      for (const { path, known } of mappings) {
        for (const key of filledKeysAt(yaml.data, path)) {
          if (known.includes(key)) continue
          findings.warn({
            code: 'IGNORED_KEY',
            ...placeOf([...path, key]),
            message: `${subject}${describePath([...path, key])} is not used`,
          })
        }
      }
    },
  }
}

/** The keys of a mapping that have a value: an empty one drops nothing. */
function filledKeysAt(data: unknown, path: Path): string[] {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return []
    value = Reflect.get(value, step)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) => (held === null ? [] : [key]))
}

/** Zod opens every message with the same two words, and says no more where none of several types fits. */
export function describeIssue(message: string): string {
  return message === 'Invalid input' ? 'expected a JSON value' : message.replace(/^Invalid input: /, '')
}

/** `init.shop.data_patch.orders[2].status` */
export function describePath(path: Path): string {
  if (path.length === 0) return 'the whole text'
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`,
    )
    .join('')
}
