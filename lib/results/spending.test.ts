import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Usage } from '../core/usage.ts'
import { arbitraryLine } from './fixtures/arbitrary-line.ts'
import { Spending } from './spending.ts'

const [line] = fc.sample(arbitraryLine, { seed: 1, numRuns: 1 })
if (!line) throw new Error('A sample has a line.')

/** The text of a trial's line. */
function written(cost: number | undefined, { agent = 'a/one', usage = [] as Usage[] } = {}): string {
  const trial = { ...line?.trial, agent, usage }
  return `${JSON.stringify({ ...line, trial, ...(cost !== undefined && { cost }) })}\n`
}

describe('what a run has cost', () => {
  let directory = ''
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'spending-'))
    return () => rmSync(directory, { recursive: true, force: true })
  })
  const write = (file: string, text: string | Buffer) => appendFileSync(join(directory, file), text)
  const prices = { 'a/one': { input: 1, output: 1 } }

  test('is the sum over all files, each line once, however often it is asked', async () => {
    write('trials-1.jsonl', written(1) + written(2))
    const before = await new Spending(directory, {}).readAll()
    write('trials-2.jsonl', written(4))
    const spending = new Spending(directory, {}, JSON.parse(JSON.stringify(before)))
    for (const more of [7, 15]) {
      spending.update()
      spending.update()
      expect(spending.dollars).toBe(more)
      write('trials-2.jsonl', written(8))
    }
  })

  test('counts a line that is being written once it is whole', async () => {
    const text = Buffer.from(written(3, { agent: 'a/ü' }))
    // In the middle of a character.
    const half = text.indexOf(Buffer.from('ü')) + 1
    write('trials-1.jsonl', text.subarray(0, half))
    const spending = new Spending(directory, {}, await new Spending(directory, {}).readAll())
    spending.update()
    expect(spending.dollars).toBe(0)
    write('trials-1.jsonl', text.subarray(half))
    spending.update()
    expect(spending.dollars).toBe(3)
  })

  test('takes a trial of unknown cost for the dearest one of its agent', () => {
    write('trials-1.jsonl', written(1) + written(5) + written(undefined) + written(100, { agent: 'a/two' }))
    const spending = new Spending(directory, {})
    spending.update()
    expect(spending.dollars).toBe(111)
    expect(spending.unknown).toBeUndefined()
  })

  test('is unknown where no trial of an agent has a cost, and says why', () => {
    const used = { role: 'agent', calls: 1, inputTokens: 5, cachedInputTokens: 0, outputTokens: 5 } as const
    const reasonFor = (usage: Usage[]) => {
      const agent = `a/${usage.length}-${usage[0]?.model}-${usage[0]?.inputTokens}`
      write('trials-1.jsonl', written(100, { agent: 'a/two' }) + written(undefined, { agent, usage }))
      const spending = new Spending(directory, { prices })
      spending.update()
      rmSync(join(directory, 'trials-1.jsonl'))
      expect(spending.unknown?.agent).toBe(agent)
      return spending.unknown?.reason
    }
    expect(reasonFor([])).toMatch(/^it reports no tokens/)
    expect(reasonFor([{ ...used, model: 'b/three' }])).toMatch(
      /^no price is known for b\/three: set PRICES=b\/three=/,
    )
    expect(reasonFor([{ ...used, model: 'a/one', unreportedCalls: 1 }])).toBe(
      'a/one, as the agent, reports no tokens',
    )
  })

  test('is worked out with today’s prices for what was written without', async () => {
    const used = {
      role: 'agent',
      calls: 1,
      inputTokens: 1e6,
      cachedInputTokens: 0,
      outputTokens: 1e6,
    } as const
    write('trials-1.jsonl', written(undefined, { usage: [{ ...used, model: 'a/one' }] }))
    const spending = new Spending(directory, { prices })
    await spending.readAll()
    expect(spending.dollars).toBe(2)
  })
})
