import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSummary } from '../lib/results/summary-file.ts'
import { runFixture } from './fixtures/run-fixture.ts'
import { plain } from './paint.ts'
import { renderNotes, type TaskNote } from './task-notes.ts'

const refused: TaskNote = {
  kind: 'warning',
  domain: 'retail',
  task: 'ST003_006',
  message: 'its golden call 2 of 3 (close_ticket, line 40) is refused: There is no tool.\n- Correct it',
}

function notices(count: number, message: string): TaskNote[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'notice',
    domain: 'travel',
    task: `BMD_${String(index + 1).padStart(3, '0')}`,
    message,
  }))
}

test('warnings come first, and tasks of which the same is said share a paragraph', () => {
  expect(renderNotes([...notices(14, 'graded on the end state alone'), refused], plain)).toEqual([
    ' About the tasks',
    '   warning  retail · ST003_006: its golden call 2 of 3 (close_ticket, line 40) is refused: There is',
    '            no tool. - Correct it',
    '   notice   travel · BMD_001, BMD_002, BMD_003, BMD_004, BMD_005, BMD_006, BMD_007, BMD_008,',
    '            BMD_009, BMD_010, BMD_011, BMD_012 and 2 more: graded on the end state alone',
    '',
  ])
})

test('no note can do anything to a terminal', () => {
  const [line] = renderNotes([{ ...refused, message: '\u001b[2Ja\u202eb \u26a0\ufe0f' }], plain).slice(1)
  expect(line).toBe('   warning  retail · ST003_006: \ufffd[2Ja\ufffdb \u26a0\ufe0f')
})

test('nothing is printed about nothing', () => {
  expect(renderNotes([], plain)).toEqual([])
})

test('long words, long messages and many notes stay within the width and the page', () => {
  const many = notices(60, '').map((note, index) => ({ ...note, message: `${index} ${'x'.repeat(900)}` }))
  const lines = renderNotes(many, plain)
  expect(lines.filter((line) => line.length > 100)).toEqual([])
  expect(lines.at(-2)).toBe('   and 40 more notes in summary.json')
  expect(lines.length).toBeLessThan(120)
})

const expectedNotes = [
  { kind: 'notice', domain: 'retail', task: 'ST003_006', message: 'graded on the end state alone' },
  { kind: 'warning', domain: 'retail', task: 'ST003_006', message: 'its solution changes nothing' },
]

test('annotations of trials are printed once and recorded, others are left to other reporters', async () => {
  const { output, results, exitCode } = await runFixture('notes', {
    env: { GITHUB_STEP_SUMMARY: '<results>/step-summary.md' },
  })
  expect(output).toContain(
    [
      ' About the tasks',
      '   warning  retail · ST003_006: its solution changes nothing',
      '   notice   retail · ST003_006: graded on the end state alone',
    ].join('\n'),
  )
  expect(output).not.toContain('a thought')
  expect(readSummary(results)?.notes).toEqual(expectedNotes)
  expect(await readFile(join(results, 'step-summary.md'), 'utf8')).toContain(
    [
      '### About the tasks',
      '',
      '- **warning** retail · ST003\\_006: its solution changes nothing',
      '- **notice** retail · ST003\\_006: graded on the end state alone',
      '',
    ].join('\n'),
  )
  expect(exitCode).toBe(0)
})

test('they survive shards and their merge', async () => {
  const blobs = await mkdtemp(join(tmpdir(), 'notes-blobs-'))
  await runFixture('notes', { args: ['--reporter=blob', `--outputFile=${join(blobs, 'one.json')}`] })
  const { output, results } = await runFixture('notes', {
    args: ['--merge-reports', blobs],
    inRun: false,
    env: { RUN: 'merged', RESULTS: '<results>' },
  })
  expect(output).toContain('   warning  retail · ST003_006: its solution changes nothing')
  expect(readSummary(join(results, 'merged'))?.notes).toEqual(expectedNotes)
})
