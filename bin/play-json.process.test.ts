import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOrder, startLoopbackProvider } from '../lib/model/testing/loopback-provider.ts'
import { ST003_006 as task } from '../suites/retail/late-and-lost-deliveries/ST003_006.ts'
import { thinkingbox, vitest } from './fixtures/run-command.ts'

const end = { type: 'end' }
const calls = task.solution.map(([name, input]) => ({ type: 'call', name, arguments: input }))
const wrong = [...calls.slice(0, -1), end]

let results: string

beforeAll(() => {
  results = mkdtempSync(join(tmpdir(), 'played-'))
})
afterAll(() => rmSync(results, { recursive: true, force: true }))

interface Played {
  readonly exitCode: number | null
  readonly stderr: string
  readonly events: readonly Record<string, unknown>[]
}

/** Plays with these lines as the input: moves, or texts as they stand. */
async function play(
  lines: readonly unknown[],
  { args = [task.id], env = {} }: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<Played> {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const { exitCode, stdout, stderr } = await thinkingbox(['play', ...args, '--json'], {
    input,
    env: { RESULTS: results, ...env },
  })
  const events = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { exitCode, stderr, events }
}

describe('play --json', { timeout: 120_000 }, () => {
  test("a task's reference solution passes, and nothing is kept", async () => {
    const { exitCode, events } = await play([...calls, end])
    expect(events.at(-1)).toEqual({
      type: 'end',
      trial: '1 of 1',
      left: 0,
      grade: { verdict: 'passed', end: 'agent stopped', deviations: [] },
    })
    expect(events.slice(1, -1).map(({ type, name, isError }) => [type, name, isError])).toEqual(
      task.solution.map(([name]) => ['result', name, false]),
    )
    expect(exitCode).toBe(0)
    expect(readdirSync(results)).toEqual([])
  })

  test('the player is shown what a model is, and nothing of the task beyond its request', async () => {
    const { events } = await play([end])
    const [start] = events
    expect(Object.keys(start ?? {})).toEqual(['type', 'trial', 'task', 'instructions', 'request', 'tools'])
    expect(start).toMatchObject({
      type: 'start',
      task: task.id,
      instructions: task.sandbox.instructions,
      request: task.request,
    })
    expect(JSON.stringify(start)).not.toContain(task.title)
    expect(start?.tools).toContainEqual({
      name: 'get_order',
      description: expect.any(String),
      inputSchema: expect.objectContaining({ required: ['order_id'] }),
    })
  })

  test('a wrong end fails, with its deviations in the words of a failing test', async () => {
    const { exitCode, events } = await play(wrong)
    expect(events.at(-1)).toMatchObject({
      grade: {
        verdict: 'failed',
        deviations: ['status', 'priority'].map((column) => ({
          kind: 'wrong field',
          table: 'tickets',
          key: '20',
          column,
        })),
      },
    })
    expect(Object(events.at(-1)).grade.why).toMatch(
      /^wrong field {5}tickets.status of 20\n {16}expected hold\n {16}received open\n {16}written by call 7/m,
    )
    expect(exitCode).toBe(1)
  })

  test('with --no-grade neither the last line nor the exit code tells what it came to', async () => {
    const { exitCode, events } = await play(wrong, { args: [task.id, '--no-grade'] })
    expect(events.at(-1)).toEqual({ type: 'end', trial: '1 of 1', left: 0 })
    expect(exitCode).toBe(0)
  })

  test('a line that cannot be used is answered with what to correct, and the next ones count', async () => {
    const { events } = await play([
      'call get_order',
      '"say"',
      { type: 'tell', text: 'x' },
      { type: 'call', arguments: [] },
      { type: 'customer', text: 'x' },
      { type: 'say', text: ' ' },
      [calls[0], { type: 'say', text: 'Hello.' }],
      { type: 'say', text: 'Are you there?' },
      { type: 'customer', text: '' },
      { type: 'customer', text: 'I am.', finished: true },
      { type: 'call', name: 'get_ordr' },
      { type: 'say', text: 'Goodbye.' },
      calls[1],
      { type: 'note', text: 'fairly certain' },
      end,
    ])
    const told = events.slice(1).map(({ type, message, name, text, result }) => {
      if (type === 'error') return message
      if (type === 'result')
        return `${name}: ${typeof result === 'string' ? result.split('.')[0] : 'answered'}`
      return type === 'customer' ? { text } : type
    })
    expect(told).toEqual([
      expect.stringMatching(/^This line is not JSON, and nothing was done: .*Send a move as one JSON object/),
      'A move is an object like {"type":"say","text":"…"}. Its type is one of: call, say, note, end.',
      'A move is an object like {"type":"say","text":"…"}. Its type is one of: call, say, note, end.',
      expect.stringMatching(/^This call was not made\. name: .*; arguments: /),
      "It is the agent's turn, and a move of type customer is the customer's. Nothing was done. The agent's are: call, say, note, end.",
      'This say was not made. text: must not be blank',
      'get_customer_profile: answered',
      'ask_customer',
      "It is the customer's turn, and a move of type say is the agent's. Nothing was done. The customer's are: customer.",
      'This customer was not made. text: must not be blank unless finished is true',
      { text: 'I am.' },
      'get_ordr: There is no tool "get_ordr"',
      { text: null },
      'This call was not made: the conversation is over. What is left is a note, and end.',
      'end',
    ])
  })

  test('whoever plays the customer is told the part, when to finish, and what was said', async () => {
    const { events } = await play([
      { type: 'say', text: 'Which order?' },
      { type: 'customer', text: 'The oven.', finished: true },
      end,
    ])
    const asked = events.find(({ type }) => type === 'ask_customer')
    expect(asked).toEqual({
      type: 'ask_customer',
      trial: '1 of 1',
      instructions: expect.stringContaining(task.customer),
      conversation: [
        { from: 'you', text: task.request },
        { from: 'desk', text: 'Which order?' },
      ],
    })
    expect(asked?.instructions).toMatch(/\n\nYou are finished when nothing is left to say/)
  })

  test('a limit ends a trial, and the moves that follow are those of the next task', async () => {
    const { events } = await play([calls[0], calls[1], ...calls.slice(2, 3), end], {
      args: [task.id, task.id],
      env: { MAX_CALLS: '1' },
    })
    expect(events.filter(({ type }) => type === 'end')).toMatchObject([
      { trial: '1 of 2', left: 1, grade: { verdict: 'failed', end: 'call limit' } },
      { trial: '2 of 2', left: 0, grade: { verdict: 'failed', end: 'agent stopped' } },
    ])
  })

  test('input that ends too early leaves nothing behind, and says so', async () => {
    const { exitCode, events, stderr } = await play([calls[0]], { args: [task.id, '--keep'] })
    expect(events.map(({ type }) => type)).toEqual(['start', 'result'])
    expect(stderr).toContain(
      'Left before the end: this trial is neither graded nor kept.\nNothing was kept.\n',
    )
    expect(exitCode).toBe(1)
    expect(readdirSync(results)).toEqual([])
  })

  test('so does Ctrl-C', async () => {
    const { exitCode, stderr } = await thinkingbox(['play', task.id, '--json', '--keep'], {
      env: { RESULTS: results },
      onOutput: (child) => child.kill('SIGINT'),
    })
    expect(stderr).toContain(
      'Left before the end: this trial is neither graded nor kept.\nNothing was kept.\n',
    )
    expect(exitCode).toBe(1)
  })

  test('a task that does not exist is refused', async () => {
    const { exitCode, stderr } = await play([end], { args: ['ST003_066'] })
    expect(stderr).toMatch(/^thinkingbox: There is no task ST003_066 in .*\. Did you mean ST003_0/)
    expect(exitCode).toBe(1)
  })
})

describe('a kept run', { timeout: 120_000 }, () => {
  test('has every trial of commands that play at the same time', async () => {
    const env = { RUN: 'at-once', RESULTS: results }
    await play(wrong, { env })
    // Both begin as the second attempt.
    const [right, other] = await Promise.all([play([...calls, end], { env }), play(wrong, { env })])
    expect([right.exitCode, other.exitCode].sort()).toEqual([0, 1])
    const { stdout } = await thinkingbox(['show', task.id], { env })
    expect(stdout).toContain('1 of 3 valid attempts passed')
  })

  test('has the trials of all that continue it, and is read like any other', async () => {
    const env = { RUN: 'by-hand', RESULTS: results }
    const first = await play(wrong, { env })
    expect(first.stderr).toContain('Kept 1 trial in run by-hand: npx thinkingbox show <task> --run by-hand\n')
    await play([...calls, { type: 'note', text: '90 % certain' }, end], { env })
    const { stdout } = await thinkingbox(['show', task.id], { env })
    expect(stdout).toMatchInlineSnapshot(`
      "ST003_006 in run by-hand, person, retail: 1 of 2 valid attempts passed
        attempt 1  failed  wrong field tickets.status, wrong field tickets.priority (clean)
        attempt 2  passed
      "
    `)
    expect((await thinkingbox(['show', task.id, '--attempt', '2'], { env })).stdout).toContain(
      'agent (note, not sent): 90 % certain',
    )
    expect((await thinkingbox(['runs'], { env })).stdout).toMatch(/by-hand .* 1 +1 +0 +person$/m)
    expect((await thinkingbox(['report', 'by-hand'], { env })).exitCode).toBe(0)
    const summary = JSON.parse(readFileSync(join(results, 'by-hand/summary.json'), 'utf8'))
    expect(summary.agents).toMatchObject([{ agent: 'person' }])
    expect(existsSync(join(results, 'by-hand/report.html'))).toBe(true)
  })

  test("a model as the customer answers over HTTP, its key is kept nowhere, and its fault is not the player's", async () => {
    const key = 'played-secret-0123456789'
    await using provider = await startLoopbackProvider(
      inOrder([
        { say: { message: 'Since when?', finished: false } },
        { say: { message: 'Very well.', finished: true } },
        { fault: 'status', status: 500 },
      ]),
    )
    const env = {
      RUN: 'with-model',
      CUSTOMER_MODEL: 'openai-compatible/customer',
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
      OPENAI_COMPATIBLE_API_KEY: key,
      MAX_RETRIES: '0',
    }
    const say = (text: string) => ({ type: 'say', text })
    const { events, exitCode } = await play(
      [say(`Patience. ${key}`), say('Since the 29th.'), end, say('Hello?')],
      {
        args: [task.id, task.id],
        env,
      },
    )
    expect(events.filter(({ type }) => type === 'customer').map(({ text }) => text)).toEqual([
      'Since when?',
      'Very well.',
    ])
    expect(provider.requests[0]?.textsOf('system')[0]).toContain(task.customer)
    expect(events.at(-1)).toMatchObject({
      grade: { verdict: 'invalid', why: expect.stringMatching(/^invalid trial, provider error: /) },
    })
    expect(exitCode).toBe(1)
    const kept = readdirSync(join(results, 'with-model'), { encoding: 'utf8' }).map((name) =>
      readFileSync(join(results, 'with-model', name), 'utf8'),
    )
    expect(kept.join('')).toContain('Patience. (key removed)')
    expect(kept.join('')).not.toContain(key)
  })

  test('is not mixed with the trials of other agents', async () => {
    const env = { RUN: 'by-hand-only', RESULTS: results, ATTEMPTS: '1' }
    await play([end], { env })
    const { output } = await vitest(['suites/retail/ST003', '-t', task.id], { env })
    expect(output).toContain(
      'Run by-hand-only has trials of person and none of reference, which this command tests.',
    )
    expect(output).toContain('RUN=by-hand-only npx thinkingbox play <task>')
  })
})
