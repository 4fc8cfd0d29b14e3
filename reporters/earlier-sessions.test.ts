import { describe, expect, test } from 'vitest'
import type { TrialMeta } from '../lib/results/trial-meta.ts'
import { renderRegraded, renderRerun } from './earlier-sessions.ts'
import { plain } from './paint.ts'

function trial(task: string, attempt: number, more: Partial<TrialMeta> = {}): TrialMeta {
  return {
    task,
    domain: 'retail',
    agent: 'openai/gpt-5',
    attempt,
    of: 2,
    verdict: 'passed',
    tokens: [0, 0, 0],
    ms: 1,
    ...more,
  }
}

describe('a continued run', () => {
  test('names the trials that ran again, and why', () => {
    const trials = [
      trial('ST003_006', 1, { changed: ['task'] }),
      trial('ST003_006', 2, { changed: ['task'] }),
      trial('ST004_001', 1, { changed: ['sandbox', 'settings'], changedFiles: ['rules.ts', '../desk.ts'] }),
      trial('ST004_001', 2, { resumed: true }),
    ]
    expect(renderRerun(trials).join('\n')).toMatchInlineSnapshot(`
      " 3 finished trials ran again, because something they depend on has changed:
         openai/gpt-5 · retail · ST003_006: the task changed, attempts 1–2
         openai/gpt-5 · retail · ST004_001: the sandbox (rules.ts, ../desk.ts) and settings changed, attempt 1
      "
    `)
  })

  test('names the trials that were kept although something changed', () => {
    const trials = [1, 2].map((attempt) =>
      trial('ST003_006', attempt, { changed: ['sandbox'], resumed: true }),
    )
    expect(renderRerun(trials).join('\n')).toMatchInlineSnapshot(`
      " 2 finished trials were kept, although something they depend on has changed:
         openai/gpt-5 · retail · ST003_006: the sandbox changed, attempts 1–2
      "
    `)
  })

  test('says nothing when nothing changed', () => {
    expect(renderRerun([trial('ST003_006', 1, { resumed: true })])).toEqual([])
  })
})

describe('a run graded again', () => {
  test('shows the figures before, and every verdict that flipped', () => {
    const trials = [
      trial('ST003_006', 1, { was: 'failed' }),
      trial('ST003_006', 2, { was: 'failed' }),
      trial('ST004_001', 1, { was: 'passed', verdict: 'failed', deviations: [['e', 'refunds']] }),
      trial('ST004_001', 2, { was: 'passed' }),
    ]
    expect(renderRegraded(trials, plain).join('\n')).toMatchInlineSnapshot(`
      " Graded again with today's expectations; nothing was recorded. The figures before:
       Reliability      pass@1 %             pass@2 %             observed 2/2 %       retention %
       openai/gpt-5
         retail          50.0 (9.5–90.5)      50.0 (9.5–90.5)      50.0 (9.5–90.5)     100.0 (0.6–100.0)
       In brackets: 95 % intervals, clustered by task. – : no task is complete, or nothing passed.

       3 verdicts flipped:
         openai/gpt-5 · retail · ST003_006: failed, now passed, attempts 1–2
         openai/gpt-5 · retail · ST004_001: passed, now failed, attempt 1
      "
    `)
  })

  test('keeps its list short', () => {
    const trials = Array.from({ length: 60 }, (_, index) => trial(`ST100_${index}`, 1, { was: 'failed' }))
    expect(renderRegraded(trials, plain).join('\n')).toContain('and 10 more tasks')
  })
})
