import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeSyntheticRun } from '../bench/synthetic-run.ts'

const results = mkdtempSync(join(tmpdir(), 'report-command-'))
afterAll(() => rmSync(results, { recursive: true, force: true }))

function report(...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'thinkingbox.js'), 'report', ...args], {
    encoding: 'utf8',
    env: { ...process.env, RESULTS: results },
  })
}

test('writes the page of a run, and one page of several', () => {
  writeSyntheticRun(join(results, 'monday'), { agents: 1, tasks: 3, attempts: 2, seed: '1' })
  writeSyntheticRun(join(results, 'tuesday'), { agents: 2, tasks: 3, attempts: 2, seed: '2' })
  expect(report('monday').stdout.trim()).toBe(join(results, 'monday', 'report.html'))
  const both = join(results, 'both.html')
  expect(report('monday', 'tuesday', '--out', both).status).toBe(0)
  expect(readFileSync(both, 'utf8')).toContain('tuesday')
})

test('says which runs there are when one is missing, and writes nothing', () => {
  const { status, stderr } = report('sunday')
  expect(status).toBe(1)
  expect(stderr).toContain('There is no run sunday')
  expect(existsSync(join(results, 'sunday'))).toBe(false)
})
