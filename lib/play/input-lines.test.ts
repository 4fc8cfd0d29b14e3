import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { InputLines } from './input-lines.ts'

test('lines are given out in order, also those that came before they were asked for', async () => {
  const input = new PassThrough()
  const lines = new InputLines({ input })
  const first = lines.next()
  input.end('one\r\ntwo\nthree')
  expect([await first, await lines.next(), await lines.next(), await lines.next()]).toEqual([
    'one',
    'two',
    'three',
    undefined,
  ])
})

test('without a terminal a line is shown behind its prompt when it is taken', async () => {
  const shown: string[] = []
  const input = new PassThrough()
  const lines = new InputLines({ input, echo: (prompt, line) => shown.push(prompt + line) })
  input.end('tools\nend\n')
  await lines.next('agent> ')
  expect(shown).toEqual(['agent> tools'])
})

test('in a terminal the Tab key completes, and Ctrl-C ends the lines', async () => {
  const input = new PassThrough()
  const terminal = new PassThrough()
  const interrupts: string[] = []
  const lines = new InputLines({
    input,
    terminal,
    onInterrupt: () => interrupts.push('Ctrl-C'),
    complete: (line) => [['get_order'].filter((word) => word.startsWith(line)), line],
  })
  const line = lines.next('agent> ')
  input.write('get_o\t')
  input.write(' x\r')
  expect(await line).toBe('get_order x')
  expect(String(terminal.read())).toContain('agent> ')
  const next = lines.next('agent> ')
  input.write('\u0003')
  expect(await next).toBeUndefined()
  expect(interrupts).toEqual(['Ctrl-C'])
})
