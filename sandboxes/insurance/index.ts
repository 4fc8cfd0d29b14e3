import { defineSandbox } from '../../lib/sandbox/index.ts'
import { helpdeskStamps, helpdeskUngraded } from '../helpdesk/index.ts'
import { baseline } from './baseline.ts'
import { instructions } from './instructions.ts'
import { knowledge } from './knowledge/index.ts'
import { tables } from './schema.ts'
import { tools } from './tools/index.ts'

export type { Household, Person } from './baseline/household.ts'
export * as build from './build.ts'
export { published } from './published.ts'
export * as steps from './solution-steps.ts'

/** The service desk of a mutual that insures private cars in four states, with its ticket desk. */
export const insurance = defineSandbox({
  name: 'insurance',
  tables,
  tools,
  instructions,
  knowledge,
  baseline,
  now: '2025-10-01T13:00:00Z',
  ungraded: {
    ...helpdeskUngraded,
    claims: ['loss_location', 'other_party_name', 'other_party_phone', 'other_party_insurance'],
  },
  stamps: { ...helpdeskStamps, statusViolations: ['created_at'] },
})
