import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { otherSessions } from './other-sessions.ts'

let directory: string
const startedAt = '2026-01-05T08:00:00.000Z'
const running = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
afterAll(() => running.kill())

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sessions-'))
  return () => rmSync(directory, { recursive: true, force: true })
})

function noted(name: string, note: object): void {
  writeFileSync(
    join(directory, `.running-${name}.json`),
    JSON.stringify({ host: hostname(), startedAt, ...note }),
  )
}

test('two commands on one run are worth a warning, until one is gone', async () => {
  expect(otherSessions(directory, 'night', { startedAt })).toEqual([])
  expect(otherSessions(directory, 'night', { startedAt }), 'watch mode starts another session').toEqual([])
  noted('a', { pid: running.pid })
  expect(otherSessions(directory, 'night', { startedAt })).toEqual([
    `Another command (process ${running.pid}, since ${startedAt}) writes to run night at the same time: a trial that both select runs twice, and costs twice. Stop one of them.`,
  ])
  running.kill()
  await once(running, 'exit')
  expect(otherSessions(directory, 'night', { startedAt })).toEqual([])
  expect(readdirSync(directory), 'what it left is removed').toHaveLength(1)
})

test('shards of one run, other machines and half a note are none', () => {
  noted('shard', { pid: process.ppid, shard: '1/2' })
  noted('elsewhere', { pid: process.ppid, host: `not-${hostname()}` })
  writeFileSync(join(directory, '.running-torn.json'), '{"host":')
  expect(otherSessions(directory, 'night', { startedAt, shard: '2/2' })).toEqual([])
  expect(otherSessions(directory, 'night', { startedAt, shard: '1/2' })).toHaveLength(1)
  expect(otherSessions(directory, 'night', { startedAt })).toHaveLength(1)
})
