import { defineSandbox } from '../../lib/sandbox/index.ts'
import { helpdeskStamps, helpdeskUngraded } from '../helpdesk/index.ts'
import { baseline } from './baseline.ts'
import { instructions } from './instructions.ts'
import { knowledge } from './knowledge/index.ts'
import { tables } from './schema.ts'
import { tools } from './tools/index.ts'

export { expense, trip } from './baseline/money.ts'
export {
  approval,
  changed,
  cleared,
  device,
  engagements,
  joinRecords,
  people,
  place,
  ticket,
  training,
  userOf,
  vpn,
} from './builders.ts'
export { published } from './published.ts'
export { mail } from './rules.ts'

/** The operations desk of a consulting firm: access, devices, training, travel and expenses of its own people. */
export const consulting = defineSandbox({
  name: 'consulting',
  tables,
  tools,
  instructions,
  knowledge,
  baseline,
  now: '2025-10-01T13:00:00Z',
  ungraded: helpdeskUngraded,
  stamps: { ...helpdeskStamps, statusViolations: ['created_at'] },
})
