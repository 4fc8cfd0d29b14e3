import { describe, expect, test } from 'vitest'
import { taskKey } from '../metrics/index.ts'
import { checkGates, type Gates, hasGates } from './gates.ts'
import { summarise } from './summarise.ts'
import type { TrialMeta } from './trial-meta.ts'

function trials(task: string, verdicts: string, more: Partial<TrialMeta> = {}): TrialMeta[] {
  const names = { p: 'passed', f: 'failed', i: 'invalid' } as const
  return [...verdicts].map((letter, index) => ({
    task,
    domain: 'retail',
    agent: 'model/a',
    attempt: index + 1,
    of: verdicts.length,
    verdict: names[letter as keyof typeof names],
    tokens: [0, 0, 0],
    cost: 0.5,
    ms: 1,
    ...more,
  }))
}

function check(gates: Gates, run: TrialMeta[], trials: TrialMeta[] = [], changed: string[] = []) {
  const baseline = { trials, changed: new Set(changed) }
  return checkGates(gates, summarise(run, 'run'), run, baseline).filter((result) => !result.passed)
}

const mixed = [...trials('ST001_001', 'pppp'), ...trials('ST001_002', 'ppff')]

describe('gates', () => {
  test('pass@1 is reached exactly at the limit', () => {
    expect(check({ minPassAt1: 0.75 }, mixed)).toEqual([])
    expect(check({ minPassAt1: 0.76 }, mixed)).toEqual([
      {
        agent: 'model/a',
        gate: 'minPassAt1',
        passed: false,
        message: 'pass@1 is 75.00 %, the least allowed is 76.00 %',
      },
    ])
  })

  test('a figure exactly at its limit passes in spite of floating point', () => {
    const tenth = trials('ST001_001', 'ppp', { cost: 0.1 })
    // 0.1 + 0.1 + 0.1 is a little more than 0.3.
    expect(summarise(tenth, 'run').agents[0]?.overall.cost.perSuccess?.value).toBeGreaterThan(0.1)
    expect(check({ maxCostPerSuccess: 0.1 }, tenth)).toEqual([])
    const tenths = (passed: number) => trials('ST001_001', 'p'.repeat(passed) + 'f'.repeat(10 - passed))
    expect(check({ maxRegression: 0.1, baseline: 'before' }, tenths(7), tenths(8))).toEqual([])
    expect(check({ maxRegression: 0.0999, baseline: 'before' }, tenths(7), tenths(8))).toHaveLength(1)
  })

  test('a figure that misses its limit by little does not look as if it were the limit', () => {
    const twoThirds = trials('ST001_001', 'ppf', { cost: 0.2 })
    const gates = {
      minPassAt1: 0.66667,
      maxCostPerSuccess: 0.29999,
      maxRegression: 0.33333,
      baseline: 'before',
    }
    const before = trials('ST001_001', 'ppp')
    expect(check(gates, twoThirds, before).map((each) => each.message)).toEqual([
      'pass@1 is 66.6667 %, the least allowed is 66.6670 %',
      'cost per success is $0.3, the most allowed is $0.29999',
      'pass@1 went from 100.0000 % in run before to 66.6667 % over 1 shared task, which is within noise, the most it may drop is 33.3330 %',
    ])
  })

  test('pass@1 needs a valid trial, not a complete task', () => {
    expect(check({ minPassAt1: 0, maxInvalid: 1 }, trials('ST001_001', 'ppi'))).toEqual([])
    expect(
      check({ minPassAt1: 0, maxInvalid: 1 }, trials('ST001_001', 'ii')).map((each) => each.message),
    ).toEqual([
      'pass@1 cannot be computed: no valid trial, the least allowed is 0.00 %',
      '2 of 2 trials (100.00 %) are invalid, the most allowed is 100.00 %, and at least one has to be valid',
    ])
  })

  test('observed k/k counts tasks, and an incomplete task cannot pass it', () => {
    expect(check({ minObserved: 0.5 }, mixed)).toEqual([])
    expect(check({ minObserved: 0.51 }, mixed).map((each) => each.gate)).toEqual(['minObserved'])
    expect(
      check({ minObserved: 0, maxInvalid: 1 }, trials('ST001_001', 'ppi')).map((each) => each.message),
    ).toEqual(['observed 3/3 cannot be computed: no complete task, the least allowed is 0.00 %'])
  })

  test('the cost per success fails when it is too high, unknown or infinite', () => {
    expect(check({ maxCostPerSuccess: 0.67 }, mixed)).toEqual([])
    expect(check({ maxCostPerSuccess: 0.66 }, mixed)).toHaveLength(1)
    const unpriced = mixed.map(({ cost: _, ...trial }) => trial)
    expect(check({ maxCostPerSuccess: 9 }, unpriced)[0]?.message).toContain(
      'is unknown: a price is missing, or an agent reported no tokens',
    )
    expect(check({ maxCostPerSuccess: 9 }, trials('ST001_001', 'ff'))[0]?.message).toContain('nothing passed')
  })

  test('invalid trials fail a gated run unless their share is allowed', () => {
    const run = [...trials('ST001_001', 'pppi'), ...trials('ST001_002', 'pppp')]
    expect(check({ minPassAt1: 0.5 }, run).map((each) => each.gate)).toEqual(['maxInvalid'])
    expect(check({ minPassAt1: 0.5, maxInvalid: 0.125 }, run)).toEqual([])
    expect(check({ maxInvalid: 0.12 }, run)).toHaveLength(1)
    // A run of nothing but invalid trials has tested nothing.
    expect(check({ maxInvalid: 1 }, trials('ST001_001', 'pii'))).toEqual([])
    expect(check({ maxInvalid: 1 }, trials('ST001_001', 'iii')).map((each) => each.gate)).toEqual([
      'maxInvalid',
    ])
  })

  test('the regression is taken over shared tasks, from the same agent or the only one there is', () => {
    const gates = { maxRegression: 0.1, baseline: 'before' }
    const better = [
      ...trials('ST001_001', 'pppp'),
      ...trials('ST001_002', 'pppp'),
      ...trials('ST001_009', 'ffff'),
    ]
    expect(check(gates, mixed, mixed)).toEqual([])
    expect(check(gates, mixed, better)[0]?.message).toBe(
      'pass@1 went from 100.00 % in run before to 75.00 % over 2 shared tasks, which is within noise, the most it may drop is 10.00 %',
    )
    const other = better.map((trial) => ({ ...trial, agent: 'model/b' }))
    expect(check(gates, mixed, other)).toHaveLength(1)
    expect(check(gates, mixed, [])[0]?.message).toContain('nothing to compare with')
    const changed = ['ST001_002', 'ST001_009'].map((task) => taskKey({ task, domain: 'retail' }))
    expect(check(gates, mixed, better, changed)[0]?.message).toContain(
      'to 75.00 % over 2 shared tasks (1 of them changed between the runs), which is within noise,',
    )
  })

  test('no gate is set unless one is named', () => {
    expect(hasGates({})).toBe(false)
    expect(hasGates({ minPassAt1: undefined })).toBe(false)
    expect(hasGates({ maxInvalid: 0 })).toBe(true)
  })
})
