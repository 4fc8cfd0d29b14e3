import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { thinkingbox, vitest } from '../bin/fixtures/run-command.ts'
import { loadSandboxes } from '../bin/load-sandboxes.ts'
import {
  byRole,
  type LoopbackScript,
  playSolution,
  startLoopbackProvider,
} from '../lib/model/testing/loopback-provider.ts'
import {
  type CheckoutFiles,
  checkoutFiles,
  type MadeUpCheckout,
  madeUpDomain,
  madeUpPaths,
  type WrittenDomain,
  type WrittenTask,
  writeCheckout,
} from '../lib/published/fixtures/made-up-checkout.ts'
import { recordedDomain, recordedFactsExist } from '../lib/published/fixtures/recorded-checkout.ts'
import { ticketTask } from '../lib/published/fixtures/ticket-task.ts'
import { readJournal } from '../lib/results/journal-reader.ts'
import { summarySchema } from '../lib/results/summary.ts'
import type { TrialRecord } from '../lib/trial/trial.ts'
import { published, retail } from '../sandboxes/retail/index.ts'

// Every test is a Vitest run, some are two.
vi.setConfig({ testTimeout: 300_000 })

/** A whole retail checkout with tasks of one's own. */
function retailFiles(tasks: readonly WrittenTask[], changes: Partial<WrittenDomain> = {}) {
  return checkoutFiles([{ ...madeUpDomain(published.server, retail, tasks), ...changes }])
}

const toolsButOne = madeUpDomain(published.server, retail, []).tools.filter((name) => name !== 'cancel_order')

const results = mkdtempSync(join(tmpdir(), 'published-results-'))
afterAll(() => rmSync(results, { recursive: true, force: true }))

/** Runs the suite on a checkout; the run's name makes its results findable. */
function runSuite(
  data: string,
  run: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
  domain: string = retail.name,
) {
  return vitest([`suites/thinkingbox-bench/${domain}`, ...args], {
    env: { THINKINGBOX_DATA: data, ATTEMPTS: '1', CONCURRENCY: '4', RESULTS: results, RUN: run, ...env },
  })
}

function summaryOf(run: string) {
  return summarySchema.parse(JSON.parse(readFileSync(join(results, run, 'summary.json'), 'utf8')))
}

async function trialsOf(run: string): Promise<ReadonlyMap<string, TrialRecord>> {
  const trials = new Map<string, TrialRecord>()
  for await (const { value } of readJournal(join(results, run))) {
    if (value) trials.set(value.trial.task, value.trial)
  }
  return trials
}

test('without a checkout, a skipped test says how to get one, and nothing fails', async () => {
  const { exitCode, output } = await vitest(['suites/thinkingbox-bench/retail'], {
    env: { RESULTS: results },
  })
  expect(output).toMatch(/SKIP .*retail-1-of-4\.test\.ts > set THINKINGBOX_DATA to a checkout of https/)
  expect(exitCode).toBe(0)
})

describe('a well-formed checkout, with CRLF files in a directory with spaces', () => {
  const files = retailFiles(
    [
      ticketTask('ST901_001', 'hold'),
      ticketTask('ST901_002', 'solved', {
        calls: [{ tool: 'get_order', parameters: { order_id: 'ORD-40400000' } }],
      }),
      ticketTask('ST901_003', undefined, {
        calls: [{ tool: 'zendesk_get_items', parameters: { table: 'tickets' } }],
      }),
      ticketTask('ST901_004', 'pending', { questions: ['Is the customer thanked?'] }),
    ],
    { tools: toolsButOne },
  )
  const crlf = Object.entries(files).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')])
  let checkout: MadeUpCheckout
  beforeAll(() => {
    checkout = writeCheckout(Object.fromEntries(crlf), 'my data (1)/thinking box')
  })
  afterAll(() => checkout[Symbol.dispose]())

  test('runs without a key, and says what is odd about its tasks', async () => {
    const { exitCode, output } = await runSuite(checkout.root, 'reference')
    expect(output).toContain('reference (replays the solutions, no model) · thinkingbox-bench-retail')
    // The golden calls of ST901_002 begin with one that is refused, where the reference agent stops.
    expect(output).toContain('4 trials of 4 tasks: 1 failed')
    expect(exitCode).toBe(1)
    expect(output).toMatch(
      /warning {2}thinkingbox-bench-retail · ST901_002: its golden call 1 of 2 \(get_order\) is/,
    )
    expect(output).toMatch(/warning {2}thinkingbox-bench-retail · ST901_003: its golden calls change nothing/)
    expect(output).toMatch(/notice {3}thinkingbox-bench-retail · ST901_004: its yes\/no questions were not/)
    expect(output).toContain(
      'lists 4 tasks, the release 507: figures are not those of the published benchmark',
    )
    const { notes, agents } = summaryOf('reference')
    expect(notes?.map(({ kind, task }) => [kind, task])).toEqual([
      ['notice', 'ST901_004'],
      ['warning', 'ST901_002'],
      ['warning', 'ST901_003'],
    ])
    expect(agents[0]?.domains.map(({ domain, perTask }) => [domain, perTask.length])).toEqual([
      ['thinkingbox-bench-retail', 4],
    ])
  })

  test('runs one task by its id, twenty times unless told otherwise', async () => {
    const { exitCode, output } = await runSuite(checkout.root, 'one', ['-t', 'ST901_001'], { ATTEMPTS: '' })
    expect(output).toContain('20 trials of 1 task: all passed')
    expect(exitCode).toBe(0)
  })

  test('can be replayed from its journal', async () => {
    await runSuite(checkout.root, 'replayed', ['-t', 'ST901_00[13]'])
    const args = ['replay', join(results, 'replayed')]
    const agreed = await thinkingbox(args, { env: { THINKINGBOX_DATA: checkout.root } })
    expect(agreed.stdout).toBe('2 of 2 lines agree\n')
    expect(agreed.exitCode).toBe(0)
    const without = await thinkingbox(args)
    expect(without.stderr).toContain(
      'The run has trials of the published benchmark: set THINKINGBOX_DATA to the checkout',
    )
    expect(without.exitCode).toBe(1)
  })
})

describe('a model and a judge', () => {
  const tasks = [
    ticketTask('ST902_001', 'hold', { questions: ['Is the customer told what happens next?'] }),
    ticketTask('ST902_002', 'hold', { questions: ['Is a free repair named?', 'Is a price named?'] }),
    ticketTask('ST902_003', 'hold', { questions: ['Is the tone warm?'] }),
    ticketTask('ST902_004', 'hold'),
    ticketTask('ST902_005', 'hold', { questions: ['Is the customer told what happens next?'] }),
  ]
  const answers: Record<string, string> = {
    'Is the customer told what happens next?': 'Yes',
    'Is a free repair named?': 'yes',
    'Is a price named?': 'No.',
    'Is the tone warm?': 'partly',
  }
  /** What the agent calls: the golden calls after a search; in ST902_005 a tool that the scenario leaves out. */
  const played = tasks.map(({ query, source, calls }) => ({
    request: query,
    solution: [
      ['search_policy', { query: 'a lantern that flickers' }] as const,
      ['zendesk_search_articles', { query: 'how do I trim the wick' }] as const,
      ...(source.endsWith('ST902_005') ? [['cancel_order', { order_id: 'ORD-1' }] as const] : []),
      ...(source.endsWith('ST902_005')
        ? []
        : calls.map(({ tool, parameters }) => [tool, parameters] as const)),
    ],
  }))
  /** A help article among the base records. */
  const article = {
    id: 71,
    url: 'https://desk.lantern.example/articles/71.json',
    html_url: 'https://desk.lantern.example/articles/71',
    title: 'Trimming a wick',
    body: 'Trim the wick to the width of a match before every lighting.',
    author_id: 2,
    section_id: 5,
    locale: 'en-us',
    source_locale: 'en-us',
    created_at: '2025-01-02T09:00:00Z',
    updated_at: '2025-01-02T09:00:00Z',
  }
  const script: LoopbackScript = (request) => {
    if (request.body.model !== 'judge') return byRole(playSolution(played), playSolution(played))(request)
    const { question } = JSON.parse(request.textsOf('user')[0] ?? '') as { question: string }
    return { say: { reason: `About "${question}"`, answer: answers[question] } }
  }

  test('judge what the end state does not show; only answers that say neither make a trial invalid', async () => {
    using checkout = writeCheckout({
      ...retailFiles(tasks, { tools: toolsButOne }),
      [madeUpPaths.baseRecords(published.server, 'zendesk_articles')]: JSON.stringify([article]),
    })
    await using provider = await startLoopbackProvider(script)
    const env = {
      MODEL: 'openai-compatible/clerk',
      JUDGE_MODEL: 'openai-compatible/judge',
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
      MAX_RETRIES: '0',
    }
    const asked = () => provider.requests.filter(({ body }) => body.model === 'judge').length

    const first = await runSuite(checkout.root, 'judged', [], env)
    expect(first.exitCode).toBe(1)
    expect(first.output).toContain('trials            5: 2 passed, 2 failed, 1 invalid')
    expect(first.output).toMatch(/invalid trials {4}judge 1/)
    const trials = await trialsOf('judged')
    const [passed, refused, invalid, plain, wrong] = tasks.map(({ source }) =>
      trials.get(source.replace(/^.*test_case_/, '')),
    )
    expect(passed).toMatchObject({
      verdict: 'passed',
      answers: [{ question: 'Is the customer told what happens next?', answer: 'yes' }],
      usage: [{ role: 'agent' }, { role: 'customer' }, { role: 'judge', model: env.JUDGE_MODEL, calls: 1 }],
    })
    expect(refused).toMatchObject({
      verdict: 'failed',
      deviations: [],
      answers: [{ answer: 'yes' }, { answer: 'no' }],
      otherFailure: expect.stringContaining(
        'the judge answered No to 1 of 2 questions about the final response.\n- Is a price named?\n  No: About',
      ),
    })
    expect(invalid).toMatchObject({
      verdict: 'invalid',
      cause: 'judge',
      message: expect.stringContaining('neither yes nor no but "partly"'),
      usage: expect.arrayContaining([expect.objectContaining({ role: 'judge' })]),
    })
    expect(plain).toMatchObject({ verdict: 'passed' })
    expect(plain).not.toHaveProperty('answers')
    // Its end state is wrong: there is nothing left to ask.
    expect(wrong).toMatchObject({ verdict: 'failed', deviations: [{ kind: 'missing effect' }] })
    expect(wrong).not.toHaveProperty('answers')
    expect(asked()).toBe(4)

    // The agent got the checkout's instructions and tools, and finds its policies.
    const [request] = provider.requests
    expect(request?.textsOf('system')[0]).toContain('You help at Lantern & Loom.')
    expect(JSON.stringify(request?.body.tools)).not.toContain('cancel_order')
    expect(wrong?.calls.map(({ tool, isError }) => [tool, isError])).toEqual([
      ['search_policy', false],
      ['zendesk_search_articles', false],
      ['cancel_order', true],
    ])
    expect(JSON.stringify(wrong?.calls[0]?.result)).toContain('A lantern that flickers is mended')
    expect(wrong?.calls[1]?.result).toMatchObject({ results: [{ id: 71, title: article.title }] })

    // Continued: finished trials keep their answers, and only the invalid one is asked about again.
    answers['Is the tone warm?'] = 'no'
    const second = await runSuite(checkout.root, 'judged', [], env)
    expect(second.output).toContain('trials            5: 2 passed, 3 failed, 0 invalid')
    expect(asked()).toBe(5)
    expect((await trialsOf('judged')).get('ST902_003')).toMatchObject({ verdict: 'failed' })
  })

  test('without JUDGE_MODEL, the end state alone decides, and the report says so', async () => {
    using checkout = writeCheckout(retailFiles(tasks.slice(0, 4)))
    await using provider = await startLoopbackProvider(script)
    const { exitCode, output } = await runSuite(checkout.root, 'unjudged', [], {
      MODEL: 'openai-compatible/clerk',
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
    })
    expect(output).toContain('4 trials of 4 tasks: all passed')
    expect(exitCode).toBe(0)
    expect(output.replaceAll(/\s+/g, ' ')).toContain(
      'notice thinkingbox-bench-retail · ST902_001, ST902_002, ST902_003: its yes/no questions were not asked ' +
        'because JUDGE_MODEL is not set: graded on the end state alone',
    )
  })
})

test('anything else than the release fails the suite, and says what to check out', async () => {
  const files: CheckoutFiles = retailFiles([ticketTask('ST903_001', 'hold')])
  const scenario = madeUpPaths.scenario(published.server)
  using checkout = writeCheckout({ ...files, [scenario]: undefined })
  for (const data of [checkout.root, join(results, 'nowhere')]) {
    const { exitCode, output } = await runSuite(data, 'broken')
    expect(output).toMatch(new RegExp(`ReleaseError: ${data}/.* cannot be read: ENOENT`))
    expect(output).toContain('`git checkout thinkingbox-bench-v1.0`')
    expect(exitCode).toBe(1)
  }
})

describe.skipIf(!recordedFactsExist)(
  'the recorded tasks (skipped where the recordings are not beside the repository)',
  async () => {
    const sandboxes = await loadSandboxes(join(import.meta.dirname, '..'))
    const domains = sandboxes.flatMap(({ sandbox, published: mapping }) =>
      mapping ? [[sandbox.name, mapping.server] as const] : [],
    )

    test.for(domains)('of %s all pass with their golden calls', async ([domain, server]) => {
      const recorded = recordedDomain(server)
      using checkout = writeCheckout(checkoutFiles([recorded]))
      const { exitCode, output } = await runSuite(checkout.root, `recorded-${domain}`, [], {}, domain)
      const count = recorded.tasks.length
      expect(output).toContain(`${count} trials of ${count} tasks: all passed`)
      expect(output).not.toContain('About the tasks')
      expect(exitCode).toBe(0)
    })
  },
)
