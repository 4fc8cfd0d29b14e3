import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { thinkingbox, vitest } from '../bin/fixtures/run-command.ts'
import { byRole, startLoopbackProvider } from '../lib/model/testing/loopback-provider.ts'

const results = mkdtempSync(join(tmpdir(), 'two-wordings-'))
afterAll(() => rmSync(results, { recursive: true, force: true }))

test('two wordings of one policy reach the model, and are compared', { timeout: 120_000 }, async () => {
  await using provider = await startLoopbackProvider(
    byRole(
      () => ({ say: 'I have noted that.' }),
      () => ({ say: { message: 'Thank you.', finished: true } }),
    ),
  )
  const { output } = await vitest(['suites/retail', '-t', 'ST003_006'], {
    env: {
      VARIANTS: './examples/variants.ts',
      MODEL: 'openai-compatible/made-up',
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
      RESULTS: results,
      RUN: 'wordings',
      ATTEMPTS: '2',
    },
  })
  expect(output).toContain('4 trials of 1 task')

  const agentRequests = provider.requests.filter(({ wantsObject }) => !wantsObject)
  const [first = '', second = '', ...others] = new Set(
    agentRequests.map((request) => request.textsOf('system').join('')),
  )
  expect(others).toEqual([])
  const sections = (policy: string) => policy.split(/^(?=# )/m)
  const [written, short] = [sections(first), sections(second)].toSorted(
    (a, b) => b.join('').length - a.join('').length,
  )
  expect(written?.map((each) => each.split('\n')[0])).toEqual(short?.map((each) => each.split('\n')[0]))
  expect(written?.filter((each) => !short?.includes(each))).toEqual([
    expect.stringMatching(/^# How to work\n1\. \*\*Know who is writing/),
  ])

  const compared = await thinkingbox(['compare', 'wordings'], { env: { RESULTS: results } })
  expect(compared.stdout).toMatch(
    /^A {2}openai-compatible\/made-up \(as written\)\nB {2}openai-compatible\/made-up \(in short\)\n/,
  )
  expect(compared.stdout).toContain('retail: B against A, over 1 shared task (1 complete at k = 2)')
})
