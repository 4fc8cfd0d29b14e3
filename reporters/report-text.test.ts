import { stripVTControlCharacters, styleText } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invalidCauseSchema } from '../lib/core/infrastructure-error.ts'
import { summarise } from '../lib/results/summarise.ts'
import type { TrialMeta } from '../lib/results/trial-meta.ts'
import { type Paint, plain } from './paint.ts'
import { renderReport } from './report-text.ts'

const name = fc.stringMatching(/^[a-z0-9_/-]{1,60}$/)

/** Trials with long names, many of them, in any state. */
const someTrials = fc
  .array(
    fc.record({
      task: name,
      domain: name,
      agent: name,
      verdict: fc.constantFrom('passed' as const, 'failed' as const, 'invalid' as const),
      cause: fc.constantFrom(
        'customer simulator' as const,
        'provider timeout' as const,
        'rate limit' as const,
      ),
      place: fc.stringMatching(/^[a-z_.]{1,48}$/),
      cost: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: undefined }),
      tokens: fc.tuple(fc.nat(1e9), fc.nat(1e9), fc.nat(1e9)),
      count: fc.integer({ min: 1, max: 30 }),
    }),
    { maxLength: 12 },
  )
  .map((groups) =>
    groups.flatMap(({ count, place, verdict, cause, cost, ...rest }, group) =>
      Array.from(
        { length: count },
        (_, index): TrialMeta => ({
          ...rest,
          task: `${rest.task}${group}`,
          attempt: index + 1,
          of: 20,
          verdict,
          ms: 1,
          ...(cost !== undefined && { cost }),
          ...(verdict === 'invalid' && { cause }),
          ...(verdict === 'failed' && { clean: true, deviations: [['w', place]] }),
        }),
      ),
    ),
  )

const coloured: Paint = (style, text) => styleText(style, text, { validateStream: false })

/** Attempts of one task, with this in each. */
function attemptsWith(own: readonly (Pick<TrialMeta, 'verdict'> & Partial<TrialMeta>)[]): TrialMeta[] {
  return own.map((each, index) => ({
    task: 'ST003_006',
    domain: 'retail',
    agent: 'mine',
    attempt: index + 1,
    of: 20,
    tokens: [0, 0, 0],
    ms: 1,
    ...each,
  }))
}

describe('the report', () => {
  test('is never wider than 100 columns, whatever the names', () => {
    fc.assert(
      fc.property(someTrials, (trials) => {
        const lines = renderReport(summarise(trials, 'run'), plain)
        expect(lines.filter((line) => line.length > 100)).toEqual([])
      }),
    )
  })

  test('keeps its columns where a few of very many trials failed', () => {
    const trials = Array.from(
      { length: 507 * 60 },
      (_, index): TrialMeta => ({
        task: `ST${index % 507}`,
        domain: 'retail',
        agent: 'reference',
        attempt: Math.floor(index / 507) + 1,
        of: 60,
        verdict: index === 0 ? 'failed' : 'passed',
        tokens: [0, 0, 0],
        ms: 1,
      }),
    )
    const lines = renderReport(summarise(trials, 'run'), plain)
    const row = lines.findLast((line) => line.includes('  retail')) ?? ''
    expect(row).toMatch(/ >99\.99 \(99\.\d+–100\.0\) +100\.0 \(\d/)
    expect(lines.filter((line) => line.length > 100)).toEqual([])
  })

  test('names every cause of invalid trials, and what was said most often', () => {
    const said = (invalid: readonly Pick<TrialMeta, 'cause' | 'message'>[]) => {
      const trials = attemptsWith(invalid.map((why) => ({ verdict: 'invalid', ...why })))
      const text = renderReport(summarise(trials, 'run'), plain).join('\n')
      return /invalid trials {4}([\s\S]*?)\n {3}tokens/.exec(text)?.[1]?.split(/\n {21}/)
    }
    const causes = invalidCauseSchema.options
    expect(said(causes.map((cause) => ({ cause })))?.toSorted()).toEqual(
      causes.map((cause) => `${cause} 1`).toSorted(),
    )
    const wrongKey = { cause: 'provider error', message: 'HTTP 401: Incorrect API key provided' } as const
    const tooMany = (limit: string) => ({ cause: 'rate limit', message: `HTTP 429: ${limit}` }) as const
    expect(said([wrongKey, wrongKey, wrongKey, tooMany('60 a minute'), tooMany('1 a second')])).toEqual([
      'provider error 3',
      '  HTTP 401: Incorrect API key provided',
      'rate limit 2',
      '  1 of them: HTTP 429: 1 a second',
    ])
    const long = said([{ cause: 'network', message: 'x'.repeat(200) }])
    expect(long?.[1]).toBe(`  ${'x'.repeat(76)}…`)
  })

  test('has no table of tasks where it would have no row', () => {
    const trials = (tasks: number) =>
      Array.from({ length: tasks }, (_, index) => ({ task: `ST003_00${index}`, verdict: 'invalid' as const }))
    const text = (tasks: number) =>
      renderReport(summarise(attemptsWith(trials(tasks)), 'run'), plain).join('\n')
    expect(text(10)).toContain('main failure')
    // Of more tasks that are only incomplete, the number says enough.
    expect(text(11)).not.toContain('main failure')
  })

  test('says what ended trials early', () => {
    const dead = { end: 'agent error', message: 'Cannot read properties of undefined' } as const
    const ends = [dead, dead, { end: 'step limit' } as const]
    const trials = attemptsWith(ends.map((ended) => ({ verdict: 'failed', ...ended })))
    const text = renderReport(summarise(trials, 'run'), plain).join('\n')
    expect(text).toContain(
      [
        '   ended early       agent error 2',
        '                       Cannot read properties of undefined',
        '                     step limit 1',
      ].join('\n'),
    )
  })

  test('has a row for each level, where there are several', () => {
    const own = (task: string, level?: TrialMeta['level']) =>
      attemptsWith([{ verdict: 'passed', task, ...(level && { level }) }])
    const rows = (trials: TrialMeta[]) =>
      renderReport(summarise(trials, 'run'), plain).flatMap(
        (line) => /^ {3}(\w+) +[\d.]+ \(/.exec(line)?.[1] ?? [],
      )
    expect(
      rows([...own('ST001_001', 'severe'), ...own('ST001_002', 'routine'), ...own('ST001_003')]),
    ).toEqual(['retail', 'routine', 'severe'])
    expect(rows([...own('ST001_001', 'severe'), ...own('ST001_002')])).toEqual(['retail'])
  })

  test('says the same without colours', () => {
    fc.assert(
      fc.property(someTrials, (trials) => {
        const summary = summarise(trials, 'run')
        const text = renderReport(summary, coloured).map(stripVTControlCharacters)
        expect(text).toEqual(renderReport(summary, plain))
      }),
    )
  })
})
