import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { agentFingerprint } from './agent-fingerprint.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'agent-'))
  mkdirSync(join(directory, 'prompts'))
  write(
    'agent.ts',
    "import { ask } from './prompts/ask.ts'\nexport { agent } from './run.js'\nimport 'zod'\n",
  )
  write('run.js', "const tone = await import(`./prompts/tone.mjs`)\n// once: import './gone.ts'\n")
  write('prompts/ask.ts', "import type { Agent } from '../agent.ts'\nexport const ask = 'Please.'\n")
  write('prompts/tone.mjs', "import data from '../data.json' with { type: 'json' }\n")
  write('data.json', '{}')
  write('notes.md', 'nothing')
})

afterEach(() => rmSync(directory, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(directory, name), text)
const print = () => agentFingerprint(join(directory, 'agent.ts'))

test.each(['agent.ts', 'run.js', 'prompts/ask.ts', 'prompts/tone.mjs', 'data.json'])(
  'changes with %s',
  (name) => {
    const before = print()
    expect(before).toMatch(/^[0-9a-f]{16}$/)
    write(name, 'export const agent = 1')
    expect(print()).not.toBe(before)
  },
)

test('stays the same when another file changes', () => {
  const before = print()
  write('notes.md', 'something')
  expect(print()).toBe(before)
})

test('of a command changes with its words and with the files of the project that it names', () => {
  const project = mkdtempSync(join('node_modules', '.cache', 'agent-'))
  const script = join(project, 'agent.py')
  const prints = [
    ['answer = 1', `python3 ${script}`],
    ['answer = 2', `python3 ${script}`],
    ['answer = 2', `python3 ${script} --fast`],
    ['answer = 2', `python3 ${script} ${join(directory, 'agent.ts')}`],
  ].map(([text = '', command = '']) => {
    writeFileSync(script, text)
    return agentFingerprint(command)
  })
  rmSync(project, { recursive: true })
  expect(new Set(prints).size).toBe(4)
  for (const each of prints) expect(each).toMatch(/^[0-9a-f]{16}$/)
})

test('of an address is not known', () => {
  expect(agentFingerprint('https://agents.example/clerk')).toBeUndefined()
})
