import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoopbackProvider, startLoopbackProvider } from '../lib/model/testing/loopback-provider.ts'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'
import type { Summary } from '../lib/results/summary.ts'

const project = new FixtureProject()
let provider: LoopbackProvider
afterAll(async () => {
  project.remove()
  await provider[Symbol.asyncDispose]()
})

/** Asks the customer for the bay, and moves the pallet once it is told. */
const asker = `export const agent = {
  name: 'asker',
  async run(session) {
    const [, pallet_id, bay] = /move (P-\\d+) to bay (\\w+)/.exec(session.request)
    const answer = await session.reply('To which bay?')
    session.addUsage({ model: 'fixture/asker', role: 'agent', calls: 1, inputTokens: 700, cachedInputTokens: 0, outputTokens: 40 })
    if (answer !== 'As I wrote.') return
    await session.mcp.callTool({ name: 'move_pallet', arguments: { pallet_id, bay } })
  },
}
`

beforeAll(async () => {
  writeFileSync(project.path('asker.ts'), asker)
  provider = await startLoopbackProvider(({ body, textsOf }) => {
    const isOdd = /P-\d?[13579] /.test(textsOf('user').join(' '))
    const knows = body.model.startsWith('kind') || !isOdd
    return { say: { message: knows ? 'As I wrote.' : 'No idea.', finished: false } }
  })
})

async function runWith(run: string, customers: string, env: Readonly<Record<string, string>> = {}) {
  const asked = provider.requests.length
  const { output } = await project.vitest([], {
    env: {
      RUN: run,
      AGENT: './asker.ts',
      CUSTOMER_MODEL: customers,
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
      ...env,
    },
  })
  const { agents } = JSON.parse(readFileSync(project.path('results', run, 'summary.json'), 'utf8')) as Summary
  const section = output.slice(output.indexOf(' Customers ')).split('\n\n')[0] ?? ''
  return { output, section, agents, asked: provider.requests.slice(asked).map(({ body }) => body.model) }
}

const [kind, curt] = ['openai-compatible/kind', 'openai-compatible/curt']

describe('several customers', { timeout: 120_000 }, () => {
  test('play the attempts in turn, and the report says whether that made a difference', async () => {
    const { section, agents, asked } = await runWith('two', `${kind}, ${curt}`, {
      GITHUB_STEP_SUMMARY: project.path('job.md'),
    })
    const trials = project.lines('two').map((line) => JSON.parse(line))
    for (const { customer, trial } of trials) {
      expect(customer).toBe(trial.attempt % 2 === 1 ? kind : curt)
      expect(trial.usage.find(({ role }: { role: string }) => role === 'customer').model).toBe(customer)
    }
    expect(asked.toSorted()).toEqual([...Array(20).fill('curt'), ...Array(20).fill('kind')])
    expect(section).toMatchInlineSnapshot(`
      " Customers                           pass@1 %              against the first customer
       asker
         openai-compatible/kind            100.0 (72.2–100.0)
         openai-compatible/curt             50.0 (23.7–76.3)     −50.0 (−88.1 to −11.9) over 10 tasks
       In brackets: 95 % intervals; differences are paired, over the tasks that both customers played."
    `)
    expect(agents[0]?.customers).toMatchObject([
      { customer: kind, trials: { total: 20, passed: 20 }, passAt1: { value: 1 }, difference: null },
      {
        customer: curt,
        trials: { total: 20, passed: 10, failed: 10, invalid: 0 },
        passAt1: { value: 0.5 },
        difference: {
          value: -0.5,
          interval: [expect.any(Number), expect.any(Number)],
          withinNoise: false,
          tasks: 10,
        },
      },
    ])
    expect(project.read('job.md')).toContain(
      '| Customer of asker | pass@1 | against the first customer |\n| --- | --: | --- |\n' +
        '| openai-compatible/kind | 100.0 % |  |\n| openai-compatible/curt | 50.0 % | −50.0 (',
    )
    const [low = 0, high = 0] = agents[0]?.customers?.[1]?.difference?.interval ?? []
    expect(low).toBeLessThan(-0.5)
    expect(high).toBeGreaterThan(-0.5)
    expect(high).toBeLessThan(0)
  })

  test('that answer alike are within noise', async () => {
    const { section } = await runWith('alike', `${kind},${kind}-too`)
    expect(section).toMatchInlineSnapshot(`
      " Customers                           pass@1 %              against the first customer
       asker
         openai-compatible/kind            100.0 (72.2–100.0)
         openai-compatible/kind-too        100.0 (72.2–100.0)    +0.0 (−27.2 to +27.2) over 10 tasks, within noise
       In brackets: 95 % intervals; differences are paired, over the tasks that both customers played."
    `)
  })

  test('are no topic where one plays all attempts', async () => {
    const { output, agents } = await runWith('one', kind)
    expect(output).not.toContain('Customers')
    expect(agents[0]).not.toHaveProperty('customers')
  })

  test('added to a run play their own attempts again, and no others', async () => {
    const { asked, section } = await runWith('one', `${kind},${curt}`)
    expect(asked).toEqual(Array(20).fill('curt'))
    expect(section).toContain('over 10 tasks')
  })

  test('are all checked before the run', async () => {
    const { output, exitCode } = await project.vitest([], {
      env: { RUN: 'bad', AGENT: './asker.ts', CUSTOMER_MODEL: 'openai/a,reference' },
    })
    expect(output).toContain(' ERROR CUSTOMER_MODEL: reference cannot hold a conversation')
    expect(exitCode).toBe(1)
  })
})
