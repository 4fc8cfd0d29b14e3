import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deviationColumns } from '../lib/export/deviation-columns.ts'
import { trialColumns } from '../lib/export/trial-columns.ts'

const page = join(import.meta.dirname, 'exporting.md')

function table(columns: readonly { readonly name: string; readonly meaning: string }[]): string {
  const rows = columns.map(({ name, meaning }) => `| \`${name}\` | ${meaning} |`)
  return ['| column | meaning |', '| --- | --- |', ...rows].join('\n')
}

test.for([
  ['trials', trialColumns],
  ['deviations', deviationColumns],
] as const)('no two columns of %s have one name', ([, columns]) => {
  const names = columns.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('has the columns as they are (vitest --update writes them)', async () => {
  const tables = { trials: trialColumns, deviations: deviationColumns }
  const text = Object.entries(tables).reduce(
    (all, [name, columns]) =>
      all.replace(
        new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`),
        () => `<!-- ${name} -->\n\n${table(columns)}\n\n<!-- /${name} -->`,
      ),
    readFileSync(page, 'utf8'),
  )
  await expect(text).toMatchFileSnapshot(page)
})
