import { z } from 'zod'
import type { ReleaseFindings } from './release-error.ts'
import { readSource } from './source-text.ts'
import { readYaml } from './yaml-source.ts'

/** One line of the release's test list. */
export interface ListedTest {
  /** As written: `file.py:function`. */
  readonly source: string
  readonly file: string
  readonly function: string
  /** The release's id of the task, such as `ST003_006`. */
  readonly id: string
  /** Whether it stands in a file of definitions with yes/no questions, which replace the plain ones. */
  readonly rubrics: boolean
  /** Where it is listed. */
  readonly place: { readonly file: string; readonly line: number; readonly column: number }
}

const testName = /^(?<file>[^:\n]+\.py)::?(?<function>[\p{L}_][\p{L}\p{N}_]*)$/u
const rubricsFile = /_rubrics_yesno\.py$/

/**
 * Reads a YAML list of `file.py:function` names.
 *
 * @returns undefined when it could not be read as a list; names that are malformed are reported and left out
 */
export function readTestList(file: string, findings: ReleaseFindings): ListedTest[] | undefined {
  const source = readSource(file, findings)
  const yaml = source && readYaml(source, source.text, (offset) => offset, 'the test list ', findings)
  const names = yaml?.validate(z.array(z.unknown()).min(1))
  if (!yaml || !names) return undefined
  return names.flatMap((name, index) => {
    const groups = typeof name === 'string' ? testName.exec(name.trim())?.groups : undefined
    if (groups?.file === undefined || groups.function === undefined) {
      yaml.report('BAD_TEST_NAME', [index], {
        message: `names ${JSON.stringify(name)}, which is not of the form \`file.py:function\``,
        hint: 'Write the name without a space behind the colon.',
      })
      return []
    }
    return {
      source: `${groups.file}:${groups.function}`,
      file: groups.file.replaceAll('\\', '/'),
      function: groups.function,
      id: taskId(groups.function),
      rubrics: rubricsFile.test(groups.file),
      place: yaml.placeOf([index]),
    }
  })
}

/** `test_case_ST003_006` and `test_st003_006` are both the task `ST003_006`. */
function taskId(functionName: string): string {
  return functionName.replace(/^test_(?:case_)?(?=.)/, '').toUpperCase()
}
