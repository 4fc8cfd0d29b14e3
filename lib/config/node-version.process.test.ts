import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nodeProblem } from './node-version.js'

const root = resolve(import.meta.dirname, '../..')
const systemNode = '/usr/bin/node'

/** The system's Node, where it is one that is too old. */
const oldVersion = existsSync(systemNode)
  ? spawnSync(systemNode, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1)
  : ''
const isOld = oldVersion !== '' && nodeProblem(oldVersion) !== undefined

test('the version that is needed is the one that package.json names', () => {
  const { engines } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  const [, needed = ''] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? []
  expect(nodeProblem(`${needed}.0`)).toBeUndefined()
  expect(nodeProblem('1.2.3')).toBe(
    `vitest-thinkingbox needs Node ${needed} or newer, and this is 1.2.3. In your project: npm i -D node@24`,
  )
})

test.for([
  ['20.20.2', false],
  ['22.11.9', false],
  ['22.12.0', true],
  ['22.9.0', false],
  ['24.0.0', true],
  ['100.1.0', true],
] as const)('Node %s will do: %s', ([version, fine]) => {
  expect(nodeProblem(version) === undefined).toBe(fine)
})

test('the command line says so in one line, on an older Node', ({ skip }) => {
  skip(!isOld, `${systemNode} is no Node older than the one that is needed`)
  const run = spawnSync(systemNode, ['bin/thinkingbox.js', 'settings'], { cwd: root, encoding: 'utf8' })
  expect(run).toMatchObject({ stdout: '', stderr: `${nodeProblem(oldVersion)}\n`, status: 1 })
})
