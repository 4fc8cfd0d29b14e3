import { expect, test } from 'vitest'
import { type AnySandbox, openSandbox } from '../../lib/sandbox/index.ts'
import { consulting } from '../consulting/index.ts'
import { callsOn } from '../helpdesk/testing/calls-on.ts'
import { insurance } from '../insurance/index.ts'
import { neobank } from '../neobank/index.ts'
import { retail } from '../retail/index.ts'
import { travel } from '../travel/index.ts'

test.for([
  ['search_policy', retail],
  ['knowledge_base_search_policy', travel],
  ['knowledge_base_search_policy', insurance],
  ['knowledge_base_search_policy', neobank],
  ['knowledge_base_search_policy', consulting],
] as const)('%s finds every section by its number', async ([tool, sandbox]) => {
  await using open = await openSandbox(sandbox.with({ baseline: {} }) as AnySandbox, { slots: 1 })
  const { play } = callsOn(() => open)
  for (const { id } of sandbox.knowledge.policies ?? []) {
    const { answers } = await play({}, [tool, { query: `What does ${id} say?` }])
    expect(answers).toMatchObject([{ snippets: [{ id }, {}, {}] }])
  }
})
