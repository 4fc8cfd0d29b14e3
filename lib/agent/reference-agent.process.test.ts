import { describe, expect, it } from 'vitest'
import { referenceAgent } from './reference-agent.ts'
import { openDepotSession } from './testing/depot-session.ts'

const task = (solution: readonly (readonly [string, unknown])[]) => ({ id: 'DP001_001', solution }) as never

describe('the reference agent', () => {
  it('makes the calls of the solution in order, then tells the customer', async () => {
    await using session = await openDepotSession()
    await referenceAgent.run(
      session,
      task([
        ['get_pallet', { pallet_id: 'P-1' }],
        ['move_pallet', { pallet_id: 'P-1', bay: 'B' }],
        ['move_pallet', { pallet_id: 'P-1', bay: 'C' }],
      ]),
    )
    expect(session.log).toEqual(['start P-1 B', 'end P-1 B', 'start P-1 C', 'end P-1 C'])
    expect(session.said).toHaveLength(1)
    expect(session.usage).toEqual([])
  })

  it.for([
    ['a refused argument', ['move_pallet', { pallet_id: 'P-1', bay: 'Z' }]],
    ['an unknown tool', ['fly_pallet', {}]],
  ] as const)('names the step that does not work: %s', async ([, step]) => {
    await using session = await openDepotSession()
    const running = referenceAgent.run(
      session,
      task([['get_pallet', { pallet_id: 'P-1' }], step, ['move_pallet', { pallet_id: 'P-2', bay: 'B' }]]),
    )
    await expect(running).rejects.toMatchObject({
      code: 'SOLUTION_STEP_FAILED',
      message: expect.stringMatching(
        new RegExp(`^Step 2 of 3 of the solution of DP001_001 \\(${step[0]}\\) was refused: .+`),
      ),
    })
    expect(session.bays.get('P-2')).toBe('A')
  })
})
