import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Customer } from '../../customer/customer.ts'
import { classifyFault } from '../../model/classify-fault.ts'
import { type OpenSandbox, openSandbox } from '../../sandbox/index.ts'
import { readSettings } from '../../settings/index.ts'
import { type PlayedTrial, type PlayOptions, playTrial } from '../../trial/play-trial.ts'
import { createAgent } from '../create-agent.ts'
import { preflight } from '../preflight.ts'
import { depot, depotTasks } from '../testing/depot-sandbox.ts'

let sandbox: OpenSandbox

beforeAll(async () => {
  sandbox = await openSandbox(depot, { slots: 20 })
})

afterAll(() => sandbox[Symbol.asyncDispose]())

const script = join(import.meta.dirname, '../fixtures/process-agent.mjs')
const commandFor = (behaviour: string, trials = 'one') => `node ${script} ${behaviour} ${trials}`

async function agentOf(behaviour: string, trials?: 'one' | 'many') {
  const { agent } = await createAgent(readSettings({ AGENT: commandFor(behaviour, trials) }))
  return agent
}

/** Says what is given, one message after the other, and then nothing more. */
const customerSaying = (...messages: string[]): Customer => {
  const left = [...messages]
  return {
    respond: async () => ({ message: left.shift() ?? '', finished: left.length === 0 }),
  }
}

async function play(agent: PlayOptions['agent'], options: Partial<PlayOptions> = {}) {
  const [task] = depotTasks(1)
  if (!task) throw new Error('There is no task.')
  return await playTrial({
    task,
    attempt: 1,
    agent,
    sandbox,
    seed: '1',
    maxTurns: 4,
    signal: new AbortController().signal,
    classifyFault,
    ...options,
  })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The process ids that a trial's agent wrote to its standard error. */
const idsIn = (stderr = '') => [...stderr.matchAll(/^(?:pid|child) (\d+)$/gm)].map(([, id]) => Number(id))

const untilGone = (ids: readonly number[]) =>
  vi.waitFor(() => expect(ids.filter(isRunning)).toEqual([]), { timeout: 10_000, interval: 50 })

describe('an agent that a command starts', () => {
  test.each(['one', 'many'] as const)(
    'talks, says what it used, and leaves no process behind: %s',
    async (trials) => {
      const agent = await agentOf('polite', trials)
      const played = await play(agent, { customer: customerSaying('P-1, please.', 'Thank you.') })
      expect(agent.name).toBe('process-agent')
      expect(played).toMatchObject({
        valid: true,
        trial: {
          end: 'customer finished',
          usage: [{ model: 'openai/gpt-5', role: 'agent', calls: 3, inputTokens: 30, outputTokens: 6 }],
        },
      })
      expect(played.trial.conversation.map(({ text }) => text)).toEqual([
        expect.stringContaining('Ship P-1'),
        expect.stringMatching(/^attempt 1 in \d+$/),
        expect.stringMatching(/^Hello, it is [\da-f]{32}\.$/),
        'P-1, please.',
        expect.stringMatching(/^attempt undefined in \d+$/),
        'You said: P-1, please.',
        'Thank you.',
        expect.stringMatching(/^attempt undefined in \d+$/),
        'You said: Thank you.',
      ])
      expect(played.trial.stderr).toMatch(/heard P-1, please\.\nheard Thank you\.\n$/)
      if (trials === 'one') await untilGone(idsIn(played.trial.stderr))
    },
  )

  /** The processes in which trials were served, by what each noted. */
  const processesOf = (trials: readonly PlayedTrial[]) =>
    new Set(
      trials
        .flatMap(({ trial }) => trial.conversation.map(({ text }) => / in (\d+)$/.exec(text)?.[1]))
        .filter((id) => id !== undefined),
    )

  test('serves twenty trials at once with one process, where it says so', async () => {
    const agent = await agentOf('polite', 'many')
    // Nobody is answered before all have spoken.
    const all = Promise.withResolvers<void>()
    let spoken = 0
    const customer = (index: number): Customer => ({
      async respond() {
        spoken += 1
        if (spoken === 20) all.resolve()
        await all.promise
        return { message: `I am ${index}.`, finished: true }
      },
    })
    const trials = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        play(agent, { attempt: index + 1, customer: customer(index) }),
      ),
    )
    for (const [index, { valid, trial }] of trials.entries()) {
      expect(valid).toBe(true)
      expect(trial.conversation.at(-1)?.text).toBe(`You said: I am ${index}.`)
    }
    expect(processesOf(trials).size).toBe(1)
  })

  test('has a process for each trial otherwise', async () => {
    const agent = await agentOf('polite')
    const trials = await Promise.all([play(agent), play(agent), play(agent)])
    expect(processesOf(trials).size).toBe(3)
    await untilGone([...processesOf(trials)].map(Number))
  })

  test('may stop at a limit of its own', async () => {
    expect(await play(await agentOf('steps'))).toMatchObject({ valid: true, trial: { end: 'step limit' } })
  })

  test('keeps the end of its standard error with the trial, without keys', async () => {
    const { trial } = await play(await agentOf('noisy'))
    expect(trial.stderr).toHaveLength(8000 - 'sk-abcdefgh1234'.length + '(key removed)'.length)
    expect(trial.stderr).toMatch(/^….*\nthe end, and a key: \(key removed\)\n$/)
  })
})

describe('its own failures: the trial counts', () => {
  test.each([
    ['crash', "the agent's process ended with exit code 1 before the trial was over; its last words: "],
    ['exit', "the agent's process ended with exit code 0 before the trial was over"],
    ['half', 'before the trial was over after half a line, {"trial":"'],
    [
      'garbage',
      'wrote to its standard output what is no answer: Thinking about it; only answers belong there',
    ],
    ['endless', 'wrote to its standard output a line of more than 4000000 characters'],
    ['stranger', 'an answer for a trial that it does not have: {"trial":"another","text":"Hello."}'],
    [
      'wrong',
      'the agent\'s answer is not as agreed: text: Invalid input: expected string, received number; Unrecognized key: "tokens"',
    ],
    ['closed', "the agent's process closed its standard output"],
    ['error', 'no plan for (key removed)'],
  ])('%s', async (behaviour, error) => {
    const played = await play(await agentOf(behaviour))
    expect(played).toMatchObject({
      valid: true,
      trial: { end: 'agent error', error: expect.stringContaining(error) },
    })
    const ids = idsIn(played.trial.stderr)
    expect(ids).toHaveLength(1)
    await untilGone(ids)
  })

  test('an answer that nobody had asked for', async () => {
    // What came while the customer was thinking is not taken for an answer to what the customer said.
    const customer: Customer = {
      async respond() {
        await new Promise((resolve) => setTimeout(resolve, 200))
        return { message: 'And?', finished: false }
      },
    }
    const played = await play(await agentOf('twice'), { customer })
    expect(played).toMatchObject({
      valid: true,
      trial: { end: 'agent error', error: expect.stringContaining('an answer that nobody had asked for') },
    })
  })

  test('a crash of a process that serves all takes the trials in flight with it, and the next has a new one', async () => {
    const agent = await agentOf('crash', 'many')
    const trials = await Promise.all([play(agent), play(agent)])
    expect(trials).toMatchObject([{ trial: { end: 'agent error' } }, { trial: { end: 'agent error' } }])
    expect(await play(agent)).toMatchObject({ valid: true, trial: { end: 'agent error' } })
  })
})

describe('what is not its own failure: the trial is invalid', () => {
  test.each([
    ['killed', 'agent unavailable', 'was ended by SIGKILL from outside'],
    ['broken', 'agent unavailable', 'ended with exit code 1 before its first line'],
    ['chatty', 'agent unavailable', 'as its first line, and wrote Loading the model…'],
    ['limited', 'rate limit', 'slow down'],
  ])('%s', async (behaviour, cause, message) => {
    const played = await play(await agentOf(behaviour))
    expect(played).toMatchObject({ valid: false, cause, message: expect.stringContaining(message) })
  })

  test.each([
    ['hang', 'one'],
    ['stuck', 'one'],
    ['hang', 'many'],
    ['stuck', 'many'],
  ] as const)('%s, %s: its time is up, and the process is gone', async (behaviour, trials) => {
    const agent = await agentOf(behaviour, trials)
    const played = await play(agent, { timeoutMs: 2000 })
    expect(played).toMatchObject({ valid: false, cause: 'trial timeout' })
    if (trials === 'one') expect(idsIn(played.trial.stderr)).toHaveLength(1)
    await untilGone(idsIn(played.trial.stderr))
  })

  test('a hanging process that serves all gets no further trial, and ends with those that it has', async () => {
    const agent = await agentOf('hang', 'many')
    const [short, long] = await Promise.all([
      play(agent, { timeoutMs: 2000 }),
      play(agent, { timeoutMs: 4000 }),
    ])
    expect([short.valid, long.valid]).toEqual([false, false])
    const next = await play(agent, { timeoutMs: 2000 })
    expect(next).toMatchObject({ valid: false, cause: 'trial timeout' })
  })
})

describe('no process is left', () => {
  test('of those that the agent has started', async () => {
    const { trial } = await play(await agentOf('parent'))
    const ids = idsIn(trial.stderr)
    expect(ids).toHaveLength(2)
    await untilGone(ids)
  })

  test('of one that does not end when it should', async () => {
    const { trial } = await play(await agentOf('deaf'))
    await untilGone(idsIn(trial.stderr))
  })

  test('when the trial is cancelled', async () => {
    const cancel = new AbortController()
    setTimeout(() => cancel.abort(), 1000)
    const played = await play(await agentOf('hang'), { signal: cancel.signal })
    expect(played).toMatchObject({ valid: false, cause: 'cancelled' })
    await untilGone(idsIn(played.trial.stderr))
  })

  test('when the worker is killed and can do nothing about it', async () => {
    const program = `
      const { AgentProcess } = await import(${JSON.stringify(new URL('agent-process.ts', import.meta.url))})
      const started = await AgentProcess.start('a', ${JSON.stringify(`trap '' TERM; ${commandFor('hang')}`)})
      setInterval(() => console.log(started.stderrSince(0)), 50)`
    const worker = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    const [pid] = await firstIds(worker)
    if (pid === undefined) throw new Error('It has written no id.')
    expect(isRunning(pid)).toBe(true)
    worker.kill('SIGKILL')
    await untilGone([pid])
  })
})

async function firstIds(worker: ChildProcess): Promise<readonly number[]> {
  let output = ''
  for await (const piece of worker.stdout ?? []) {
    output += String(piece)
    if (idsIn(output).length > 0) return idsIn(output)
  }
  return []
}

describe('before any trial', () => {
  const problems = async (command: string) => {
    const error = await preflight(readSettings({ AGENT: command })).catch((thrown: unknown) => thrown)
    return error instanceof Error ? error.message : error
  }

  test('a command that starts an agent passes', async () => {
    expect(await problems(commandFor('polite'))).toEqual([
      expect.stringContaining('No CUSTOMER_MODEL is set'),
    ])
  })

  test.each([
    [
      'no-such-program --fast',
      /^AGENT: the agent's process ended with exit code 127 before its first line; .*not found$/,
    ],
    [commandFor('broken'), /^AGENT: the agent's process ended with exit code 1 before its first line/],
    [
      'echo hello',
      /^AGENT: the agent's process must write \{"type":"ready",.* as its first line, and wrote hello$/,
    ],
  ])('%s is refused in one line', async (command, problem) => {
    expect(await problems(command)).toMatch(problem)
  })
})
