import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOrder, startLoopbackProvider } from '../lib/model/testing/loopback-provider.ts'
import { ST003_002 } from '../suites/retail/late-and-lost-deliveries/ST003_002.ts'
import { ST003_006 } from '../suites/retail/late-and-lost-deliveries/ST003_006.ts'
import { type CommandResult, thinkingbox } from './fixtures/run-command.ts'

let results: string

beforeAll(() => {
  results = mkdtempSync(join(tmpdir(), 'blind-'))
})
afterAll(() => rmSync(results, { recursive: true, force: true }))

interface BlindTry {
  /** Addresses by part. */
  readonly parts: Readonly<Record<string, string>>
  readonly child: ChildProcess
  readonly done: Promise<CommandResult>
}

/** Starts a blind try, and waits until it can be joined. */
async function offer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  parts = 2,
): Promise<BlindTry> {
  const { promise: started, resolve, reject } = Promise.withResolvers<Omit<BlindTry, 'done'>>()
  const done = thinkingbox(['play', ...args, '--blind'], {
    env: { RESULTS: results, ...env },
    onOutput: (child, stdout) => {
      const found = [...stdout.matchAll(/^(\w+) +npx thinkingbox play --join (\S+)\n/gm)]
      if (found.length === parts) {
        resolve({ child, parts: Object.fromEntries(found.map(([, part, address]) => [part, address])) })
      }
    },
  })
  done.then(({ output }) => reject(new Error(`It ended: ${output}`)))
  return { ...(await started), done }
}

/** One thing done at a part's address, from a shell of its own. */
function act(address = '', ...words: readonly string[]): Promise<CommandResult> {
  return thinkingbox(['play', '--join', address, ...words])
}

const moves = (task: typeof ST003_006) =>
  task.solution.map(([name, input]) => ({ type: 'call', name, arguments: input }))

describe('a blind try', { timeout: 240_000 }, () => {
  test('of two tasks, by a program as the agent and a reader as the customer, is kept and graded for the writer', async () => {
    const { parts, done } = await offer([ST003_006.id, ST003_002.id], { RUN: 'blind' })
    const say = { type: 'say', text: 'I have seen to it.' }
    const lines = [...moves(ST003_006), say, { type: 'end' }, say, { type: 'end' }]
    const agent = thinkingbox(['play', '--join', parts.agent ?? '', '--json'], {
      input: lines.map((line) => JSON.stringify(line)).join('\n'),
    })
    const asked = await act(parts.customer, 'wait')
    const second = await act(parts.customer, 'finish', 'Thank you.')
    const last = await act(parts.customer, 'finish', 'Thanks.')
    const [played, host] = await Promise.all([agent, done])

    const told = played.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(
      told
        .filter(({ type }) => type !== 'result')
        .map(({ type, trial, text, left }) => [type, trial ?? text, left]),
    ).toEqual([
      ['start', '1 of 2', undefined],
      ['customer', 'Thank you.', undefined],
      ['end', '1 of 2', 1],
      ['start', '2 of 2', undefined],
      ['customer', 'Thanks.', undefined],
      ['end', '2 of 2', 0],
    ])
    for (const task of [ST003_006, ST003_002]) {
      for (const hidden of [task.id, task.title, task.customer.split('\n')[0], 'verdict', 'deviation']) {
        expect(played.stdout).not.toContain(hidden)
      }
    }
    expect(asked.stdout).toContain(ST003_006.customer.split('\n')[0])
    expect(second.stdout).toContain(ST003_002.customer.split('\n')[0])
    expect(last.stdout).toBe('\nThe trial is over.\n')
    for (const { stdout } of [asked, second, last]) {
      expect(stdout).not.toMatch(/get_order|zendesk|ST003_00|Passed|Failed/)
      expect(stdout).not.toContain(ST003_006.sandbox.instructions.split('\n')[0])
    }
    expect(host.stdout).toMatch(/\nST003_006 {2}passed\nST003_002 {2}failed\nThe end state differs/)
    expect(host.stderr).toContain('Kept 2 trials in run blind: npx thinkingbox show <task> --run blind\n')
    expect(host.exitCode).toBe(1)
    const shown = await thinkingbox(['show', ST003_006.id, '--run', 'blind'], { env: { RESULTS: results } })
    expect(shown.stdout).toContain('person, retail: 1 of 1 valid attempt passed')
  })

  test('a player may come and go: nothing is lost, and nothing is done by one who has not read', async () => {
    const { parts, child, done } = await offer([ST003_006.id])
    const early = await act(parts.agent, 'get_order order_id=ORD-40137450')
    expect(early.stdout).toBe('You have not been given this trial yet: wait shows what is new.\n')
    const unread = await act(parts.agent, 'say Hello.')
    expect(unread.stdout).toContain(ST003_006.request)
    expect(unread.stdout).toMatch(
      /Nothing was done, because you had not seen what is new\. It stands above: answer that\.\n$/,
    )
    expect((await act(parts.agent, 'get_order order_id=ORD-40137450')).stdout).toMatch(/^get_order:\n/)
    expect((await act(parts.customer, 'say Hello?')).stdout).toContain('it is not your turn')
    // This one stops waiting before the customer has answered.
    const waiting = thinkingbox(['play', '--join', parts.agent ?? '', '--json'], {
      onOutput: (player, stdout) => {
        if (player.stdin.writable && stdout.includes('"result"'))
          player.stdin.end('{"type":"say","text":"Which one?"}\n')
      },
    })
    expect((await act(parts.customer, 'wait')).stdout).toContain('Desk:\n  Which one?')
    expect((await act(parts.agent, 'say Well?')).stdout).toContain('it is not your turn')
    const answering = act(parts.customer, 'say The oven.')
    expect((await waiting).stdout).toContain('{"type":"customer","text":"The oven."}')
    const again = await act(parts.agent, 'again')
    expect(again.stdout).toMatch(/get_order:\n[\s\S]*Customer:\n {2}The oven\.\n/)
    child.kill('SIGINT')
    const host = await done
    await answering
    expect(host.stderr).toContain(
      'Left before the end: this trial is neither graded nor kept.\nNothing was kept.\n',
    )
    expect(host.exitCode).toBe(1)
    expect(readdirSync(results).filter((name) => name !== 'blind')).toEqual([])
    const gone = await act(parts.agent, 'wait')
    expect(gone.stderr).toMatch(
      /^thinkingbox: Nothing answers at http.*: the blind try is over, or was stopped\.\n$/,
    )
  })

  test('has only the agent to be played where a model is the customer', async () => {
    await using provider = await startLoopbackProvider(
      inOrder([{ say: { message: 'Fine.', finished: true } }]),
    )
    const env = {
      RUN: 'blind-model',
      CUSTOMER_MODEL: 'openai-compatible/customer',
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
    }
    const { parts, done } = await offer([ST003_006.id, '--no-grade'], env, 1)
    const wrong = await act(parts.agent?.replace(/-.*/, '-0'), 'wait')
    expect(wrong.output).toContain('answered with HTTP 404: Nobody plays at this address.')
    await act(parts.agent, 'wait')
    expect((await act(parts.agent, 'say It waits.')).stdout).toBe('Customer:\n  Fine.\n\n')
    expect((await act(parts.agent, 'end')).stdout).toBe('\nThe trial is over.\n')
    const host = await done
    expect(host.stdout).toMatch(/\nST003_006 {2}played\n$/)
    expect(host.exitCode).toBe(0)
  })
})
