import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summarise } from './summarise.ts'
import { type Figures, summarySchema } from './summary.ts'
import type { TrialMeta } from './trial-meta.ts'

function trial(task: string, attempt: number, more: Partial<TrialMeta> = {}): TrialMeta {
  return {
    task,
    domain: 'retail',
    agent: 'openai/gpt-5',
    attempt,
    of: 20,
    verdict: 'passed',
    tokens: [100, 40, 10],
    cost: 0.01,
    ms: 1000,
    ...more,
  }
}

/** Twenty attempts at a task, the first of which pass. */
function attempts(task: string, passed: number, more: Partial<TrialMeta> = {}): TrialMeta[] {
  return Array.from({ length: 20 }, (_, index) =>
    trial(task, index + 1, {
      verdict: index < passed ? 'passed' : 'failed',
      ...(index >= passed && { clean: true, deviations: [['w', 'tickets.status']] }),
      ...more,
    }),
  )
}

function overall(trials: readonly TrialMeta[]): Figures {
  const [agent] = summarise(trials, 'run').agents
  if (!agent) throw new Error('no agent in the summary')
  return agent.overall
}

/** Trials of any kind, each attempt at most once. */
const someTrials = fc
  .uniqueArray(
    fc.record({
      task: fc.constantFrom('ST001_001', 'ST001_002', 'ST002_001'),
      domain: fc.constantFrom('retail', 'travel'),
      agent: fc.constantFrom('openai/gpt-5', 'simulated/erratic'),
      attempt: fc.integer({ min: 1, max: 6 }),
      verdict: fc.constantFrom('passed' as const, 'failed' as const, 'invalid' as const),
      clean: fc.boolean(),
      deviations: fc.array(
        fc.tuple(fc.constantFrom('w' as const, 'e' as const, 'm' as const), fc.constantFrom('a.b', 'c')),
        { maxLength: 6 },
      ),
      cost: fc.double({ min: 0, max: 3, noNaN: true }),
    }),
    {
      selector: ({ task, domain, agent, attempt }) => `${task} ${domain} ${agent} ${attempt}`,
      maxLength: 60,
    },
  )
  .map((trials) =>
    trials.map(
      ({ verdict, clean, deviations, ...rest }): TrialMeta => ({
        ...rest,
        of: 6,
        verdict,
        tokens: [3, 1, 2],
        ms: 5,
        ...(verdict === 'invalid' && { cause: 'network' as const }),
        ...(verdict === 'failed' && { clean, deviations }),
      }),
    ),
  )

describe('a summary', () => {
  test('is the same whatever the order of the trials, to the last digit', () => {
    fc.assert(
      fc.property(
        someTrials.chain((trials) =>
          fc.tuple(fc.constant(trials), fc.shuffledSubarray(trials, { minLength: trials.length })),
        ),
        ([trials, shuffled]) => {
          expect(JSON.stringify(summarise(shuffled, 'run'))).toBe(JSON.stringify(summarise(trials, 'run')))
        },
      ),
    )
  })

  test('always fits its schema, and its counts add up', () => {
    fc.assert(
      fc.property(someTrials, (trials) => {
        const summary = summarySchema.parse(JSON.parse(JSON.stringify(summarise(trials, 'run'))))
        expect(summary).toEqual(summarise(trials, 'run'))
        for (const agent of summary.agents) {
          const own = trials.filter((trial) => trial.agent === agent.agent)
          const counts = (part: Figures) => Object.values(part.trials)
          expect(agent.overall.trials.total).toBe(own.length)
          expect(counts(agent.overall)).toEqual(
            agent.domains
              .map(counts)
              .reduce((sum, part) => sum.map((count, index) => count + (part[index] ?? 0))),
          )
          for (const domain of agent.domains) {
            expect(domain.perTask).toHaveLength(domain.tasks.total)
            const valid = domain.trials.passed + domain.trials.failed
            expect(valid + domain.trials.invalid).toBe(domain.trials.total)
            expect(domain.passAt1?.value).toBe(valid > 0 ? domain.trials.passed / valid : undefined)
          }
        }
      }),
    )
  })

  test('has the unbiased curves, whose ends are the observed figures, and the plug-in beside them', () => {
    const trials = (task: string, verdicts: string) =>
      [...verdicts].map((letter, index) =>
        trial(task, index + 1, { of: verdicts.length, verdict: letter === 'p' ? 'passed' : 'failed' }),
      )
    const figures = overall([...trials('ST001_001', 'pppp'), ...trials('ST001_002', 'ppff')])
    const rows = figures.curve.map((point) => [
      point.k,
      point.passAtK.value,
      point.passHatK.value,
      point.plugInPassHatK,
    ])
    // Of ST001_002: C(2,k)/C(4,k) = 1/2, 1/6, 0, 0; 1 − C(2,k)/C(4,k) = 1/2, 5/6, 1, 1; (2/4)^k.
    expect(rows).toEqual([
      [1, 0.75, 0.75, 0.75],
      [2, expect.closeTo(11 / 12, 12), expect.closeTo(7 / 12, 12), 0.625],
      [3, 1, 0.5, 0.5625],
      [4, 1, 0.5, 0.53125],
    ])
    expect(figures.curve.at(-1)?.passAtK.value).toBe(figures.everPassed?.value)
    expect(figures.curve.at(-1)?.passHatK.value).toBe(figures.allPassed?.value)
  })

  test('has nothing for no trials', () => {
    expect(summarise([], 'run')).toEqual({ version: 1, run: 'run', agents: [] })
  })

  test('keeps agents apart, and labels the simulated ones', () => {
    const { agents } = summarise(
      [...attempts('ST003_006', 20), ...attempts('ST003_006', 0, { agent: 'simulated/erratic' })],
      'run',
    )
    expect(agents.map(({ agent, simulated, overall }) => [agent, simulated, overall.passAt1?.value])).toEqual(
      [
        ['openai/gpt-5', false, 1],
        ['simulated/erratic', true, 0],
      ],
    )
  })

  test('the same id in two domains is two tasks', () => {
    const figures = overall([...attempts('ST003_006', 20), ...attempts('ST003_006', 0, { domain: 'travel' })])
    expect(figures.tasks).toEqual({ total: 2, complete: 2, neverSolved: 1, alwaysSolved: 1 })
  })
})

describe('the figures', () => {
  test('of two tasks, one always and one half solved', () => {
    const figures = overall([...attempts('ST003_006', 20), ...attempts('ST004_001', 10)])
    expect(figures.passAt1).toMatchObject({ value: 0.75, hits: 30, of: 40 })
    expect(figures.everPassed).toMatchObject({ value: 1, hits: 2, of: 2 })
    expect(figures.allPassed).toMatchObject({ value: 0.5, hits: 1, of: 2 })
    expect(figures.retention?.value).toBeCloseTo(2 / 3, 12)
    expect(figures.cost.total).toBeCloseTo(0.4, 12)
    expect(figures.cost.perAttempt).toBeCloseTo(0.01, 12)
    expect(figures.cost.perSuccess?.value).toBeCloseTo(0.4 / 30, 12)
    expect(figures.tokens).toEqual({ input: 4000, cachedInput: 1600, output: 400 })
  })

  test('an invalid trial counts in no rate, and its task is neither 20/20 nor a failure', () => {
    const invalid = trial('ST003_006', 20, { verdict: 'invalid', cause: 'rate limit' })
    const figures = overall([...attempts('ST003_006', 20).slice(0, 19), invalid])
    expect(figures.passAt1).toMatchObject({ value: 1, hits: 19, of: 19 })
    expect(figures.allPassed).toBeNull()
    expect(figures.tasks).toEqual({ total: 1, complete: 0, neverSolved: 0, alwaysSolved: 0 })
    expect(figures.invalidCauses).toEqual([{ cause: 'rate limit', trials: 1 }])
    const said = { ...invalid, attempt: 21, message: 'HTTP 429' }
    expect(overall([invalid, said]).invalidCauses).toEqual([
      { cause: 'rate limit', trials: 2, mostOften: { message: 'HTTP 429', trials: 1 } },
    ])
    expect(figures.cost.total).toBeCloseTo(0.2, 12)
    expect(figures.cost.perAttempt).toBeCloseTo(0.01, 12)
  })

  test('what ended trials early is counted, with what most agents that died said', () => {
    const dead = (attempt: number, message: string) =>
      trial('ST003_006', attempt, { verdict: 'failed', end: 'agent error', message })
    const limited = trial('ST003_006', 4, { verdict: 'failed', end: 'step limit' })
    expect(overall([dead(1, 'a'), dead(2, 'b'), dead(3, 'b'), limited]).earlyEnds).toEqual([
      { end: 'agent error', trials: 3, mostOften: { message: 'b', trials: 2 } },
      { end: 'step limit', trials: 1 },
    ])
  })

  test('a missing attempt makes its task incomplete', () => {
    expect(overall(attempts('ST003_006', 20).slice(0, 1)).tasks.complete).toBe(0)
  })

  test('a task of a pilot with fewer attempts is incomplete beside one with all, whichever comes first', () => {
    const pilot = [1, 2].map((attempt) => trial('ST002_001', attempt, { of: 2 }))
    const later = [1, 2].map((attempt) => trial('ST004_001', attempt, { of: 2 }))
    const figures = overall([...pilot, ...attempts('ST003_006', 20), ...later])
    expect(figures.tasks).toEqual({ total: 3, complete: 1, neverSolved: 0, alwaysSolved: 1 })
    expect(figures.allPassed).toMatchObject({ hits: 1, of: 1 })
    expect(figures.everPassed).toMatchObject({ hits: 1, of: 1 })
    expect(figures.passAt1).toMatchObject({ hits: 24, of: 24 })
  })

  test('an unknown price of one trial makes the cost unknown, not less', () => {
    const { cost: _, ...unpriced } = trial('ST003_006', 20)
    expect(overall([...attempts('ST003_006', 20).slice(0, 19), unpriced]).cost).toEqual({
      unknown: 1,
      total: null,
      byModel: [],
      perAttempt: null,
      perSuccess: null,
    })
  })

  test('the cost is shown by model and role', () => {
    const costs: TrialMeta['costs'] = [
      ['agent', 'openai/gpt-5', 0.007],
      ['agent', 'openai/gpt-5-mini', 0.001],
      ['customer', 'openai/gpt-5-mini', 0.002],
    ]
    const { byModel } = overall(attempts('ST003_006', 20, { costs })).cost
    expect(byModel.map(({ role, model }) => `${role} ${model}`)).toEqual([
      'agent openai/gpt-5',
      'customer openai/gpt-5-mini',
      'agent openai/gpt-5-mini',
    ])
    expect(byModel.map(({ total }) => total)).toEqual(
      [0.14, 0.04, 0.02].map((sum) => expect.closeTo(sum, 12)),
    )
  })

  test('nothing passed: no cost per success, and no retention', () => {
    const figures = overall(attempts('ST003_006', 0))
    expect(figures.cost.perAttempt).toBeCloseTo(0.01, 12)
    expect(figures.cost.perSuccess).toBeNull()
    expect(figures.retention).toBeNull()
  })

  test('a kind of deviation and a place count once per failed trial', () => {
    const failed = (attempt: number, deviations: NonNullable<TrialMeta['deviations']>) =>
      trial('ST003_006', attempt, { verdict: 'failed', clean: attempt === 1, deviations })
    const figures = overall([
      failed(1, [
        ['w', 'tickets.status'],
        ['w', 'tickets.status'],
        ['w', 'tickets.priority'],
      ]),
      failed(2, [
        ['w', 'tickets.status'],
        ['e', 'refunds'],
      ]),
      failed(3, []),
    ])
    expect(figures.deviations).toEqual([
      {
        kind: 'wrong field',
        failures: 2,
        places: [
          { place: 'tickets.status', failures: 2 },
          { place: 'tickets.priority', failures: 1 },
        ],
      },
      { kind: 'extra effect', failures: 1, places: [{ place: 'refunds', failures: 1 }] },
      { kind: 'missing effect', failures: 0, places: [] },
    ])
    expect(figures.cleanFailures).toMatchObject({ hits: 1, of: 3 })
  })

  test('levels have figures of their own, the easiest first, over all domains', () => {
    const summary = summarise(
      [
        ...attempts('ST003_006', 4, { level: 'severe' }),
        ...attempts('ST004_007', 20, { level: 'routine' }),
        ...attempts('TR001_001', 10, { level: 'severe', domain: 'travel' }),
        ...attempts('ST005_001', 0),
      ],
      'run',
    )
    expect(
      summary.agents[0]?.levels.map(({ level, tasks, passAt1 }) => [level, tasks.total, passAt1?.value]),
    ).toEqual([
      ['routine', 1, 1],
      ['severe', 2, 14 / 40],
    ])
  })

  test('a task whose level changed while the run went on has the last one', () => {
    const trials = attempts('ST003_006', 4, { level: 'routine' }).map(
      (each): TrialMeta => (each.attempt > 15 ? { ...each, level: 'demanding' } : each),
    )
    const [agent] = summarise(trials, 'run').agents
    expect(agent?.levels.map(({ level, trials: { total } }) => [level, total])).toEqual([['demanding', 20]])
  })

  test('a task names its most frequent deviation', () => {
    const summary = summarise(attempts('ST003_006', 4), 'run')
    expect(summary.agents[0]?.domains[0]?.perTask).toEqual([
      {
        task: 'ST003_006',
        passed: 4,
        failed: 16,
        invalid: 0,
        asked: 20,
        complete: true,
        mainDeviation: { kind: 'wrong field', place: 'tickets.status', failures: 16 },
        agentErrors: 0,
      },
    ])
  })
})
