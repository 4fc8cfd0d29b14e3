import { writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { startLoopbackProvider } from '../lib/model/testing/loopback-provider.ts'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'

/** One model plans, and another acts, twice. */
const pair = `export const agent = {
  name: 'pair',
  async run(session) {
    const use = (model, inputTokens) =>
      session.addUsage({ model, role: 'agent', calls: 1, inputTokens, cachedInputTokens: 0, outputTokens: 0 })
    use('fixture/planner', 1000)
    use('fixture/worker', 3000)
    use('fixture/worker', 1000)
    await session.reply('Done.')
  },
}
`

test('the cost of an agent with several models is shown by model and role', { timeout: 60_000 }, async () => {
  const project = new FixtureProject()
  onTestFinished(() => project.remove())
  await using provider = await startLoopbackProvider(() => ({
    say: { message: '', finished: true },
    usage: { prompt_tokens: 500, completion_tokens: 0, total_tokens: 500 },
  }))
  writeFileSync(project.path('pair.ts'), pair)
  const { output } = await project.vitest([], {
    env: {
      AGENT: './pair.ts',
      ATTEMPTS: '1',
      CUSTOMER_MODEL: 'openai-compatible/customer',
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
      PRICES: 'fixture/planner=10,10 fixture/worker=1,1 openai-compatible/customer=2,2',
    },
  })
  // Ten trials.
  expect(output).toContain(
    [
      '   cost              $0.15: $0.015 per attempt, nothing passed',
      '                       agent fixture/planner $0.10',
      '                       agent fixture/worker $0.040',
      '                       customer openai-compatible/customer $0.010',
    ].join('\n'),
  )
})
