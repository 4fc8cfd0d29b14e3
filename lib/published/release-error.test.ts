import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publishedDomains } from './published-servers.ts'
import { ReleaseError, releaseProblemCodes, releaseWarningCodes } from './release-error.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/published-benchmark.md'), 'utf8')

/** The first cells, without their backquotes, of the table that has this heading. */
function firstCells(heading: string): string[] {
  const rows = page.slice(page.indexOf(heading)).split('\n\n')[0]?.split('\n').slice(2) ?? []
  return rows.map((row) => row.split('|')[1]?.replaceAll('`', '').trim() ?? '')
}

it('has every code in the documentation, and none that does not exist', () => {
  expect(firstCells('| code | what is wrong')).toEqual(releaseProblemCodes)
  expect(firstCells('| code | what it says')).toEqual(releaseWarningCodes)
  expect(firstCells('| server | domain')).toEqual(Object.keys(publishedDomains))
})

it('shows a single problem as place, message and hint', () => {
  const problem = { code: 'BAD_JSON', file: '/data/a b.json', line: 3, column: 7, message: 'is odd' } as const
  expect(new ReleaseError([{ ...problem, hint: 'Mend it.' }])).toMatchObject({
    ...problem,
    message: '/data/a b.json:3:7 is odd\n    Mend it.',
    hint: 'Mend it.',
  })
  const { file, code, message } = { ...problem }
  const bare = new ReleaseError([{ file, code, message }])
  expect(bare.message).toBe('/data/a b.json is odd')
  expect(bare.line).toBeUndefined()
})
