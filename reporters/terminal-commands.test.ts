import { expect, test } from 'vitest'
import { continueCommand, vitestCommand } from './terminal-commands.ts'

test('the command is what was typed, quoted for a shell', () => {
  const argv = ['/usr/bin/node', '/app/node_modules/.bin/vitest', 'run', 'suites/retail', '-t', "it's one"]
  expect(vitestCommand(argv)).toBe("npx vitest run suites/retail -t 'it'\\''s one'")
  expect(continueCommand('2026-01-02_abcd', argv)).toBe(
    "RUN=2026-01-02_abcd npx vitest run suites/retail -t 'it'\\''s one'",
  )
})

test('a program that starts Vitest itself has no command line worth repeating', () => {
  expect(vitestCommand(['/usr/bin/node', '/app/editor-extension.js', '--port', '1'])).toBe('npx vitest run')
})
