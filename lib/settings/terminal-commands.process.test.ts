import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { continueCommand, settingsIn, terminalCommand, typedCommand } from './terminal-commands.ts'

const vitest = ['/usr/bin/node', '/app/node_modules/.bin/vitest']

describe('the command that was typed', () => {
  test('is repeated, quoted for a shell', () => {
    const argv = [...vitest, 'run', 'suites/retail', '-t', "it's one"]
    expect(terminalCommand(typedCommand(argv))).toBe("npx vitest run suites/retail -t 'it'\\''s one'")
  })

  test('may be one of this package', () => {
    const argv = ['/usr/bin/node', '/app/node_modules/.bin/thinkingbox', 'check', 'retail']
    expect(terminalCommand(typedCommand(argv))).toBe('npx thinkingbox check retail')
  })

  test('is not known of a program that starts Vitest itself', () => {
    const argv = ['/usr/bin/node', '/app/editor-extension.js', '--port', '1']
    expect(terminalCommand(typedCommand(argv))).toBe('npx vitest run')
  })
})

describe('continuing a run', () => {
  const argv = [...vitest, 'run', 'suites/retail']

  test('takes every setting that was set, and no secret', () => {
    const env = {
      MODEL: 'simulated/erratic',
      ATTEMPTS: '5',
      SEED: 'two words',
      MIN_PASS_1: '0.4',
      REGRADE: '',
      RUN: 'not-this-one',
      OPENAI_API_KEY: 'a-secret',
      OPENAI_BASE_URL: 'https://proxy.example/v1?sig=a-secret',
      HOME: '/home/somebody',
    }
    expect(continueCommand('stop2', {}, env, argv)).toBe(
      "RUN=stop2 MODEL=simulated/erratic ATTEMPTS=5 SEED='two words' MIN_PASS_1=0.4 " +
        'OPENAI_BASE_URL="$OPENAI_BASE_URL" npx vitest run suites/retail',
    )
  })

  test.each([
    ['https://proxy.example/openai/v1', 'https://proxy.example/openai/v1'],
    ['https://proxy.example/s3cretwords1/v1', '"$OPENAI_BASE_URL"'],
  ])('repeats of the address %s no part that may be a key', (address, shown) => {
    expect(terminalCommand(['run'], { OPENAI_BASE_URL: address })).toBe(`OPENAI_BASE_URL=${shown} run`)
  })

  test('with another agent leaves out the one that was set', () => {
    const settings = { AGENT: './mine.ts', MODEL: undefined }
    expect(continueCommand('a', settings, { MODEL: 'reference' }, argv)).toBe(
      'RUN=a AGENT=./mine.ts npx vitest run suites/retail',
    )
  })
})

test('a shell reads back what was set, whatever it is', () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((value) => value.replaceAll(/[\0\ud800-\udfff]/g, ''))
  fc.assert(
    fc.property(text, (written) => {
      const settings = settingsIn({ SEED: written })
      const print = ['sh', '-c', 'printf %s "$SEED"']
      const command = terminalCommand(print, settings)
      const { SEED: _, ...env } = process.env
      fc.pre(!command.startsWith('SEED="$'))
      expect(execFileSync('sh', ['-c', command], { encoding: 'utf8', env })).toBe(written.trim())
    }),
    { numRuns: 15 },
  )
})
