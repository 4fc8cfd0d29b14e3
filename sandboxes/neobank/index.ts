import { defineSandbox } from '../../lib/sandbox/index.ts'
import { helpdeskStamps, helpdeskUngraded } from '../helpdesk/index.ts'
import { baseline } from './baseline.ts'
import { instructions } from './instructions.ts'
import { knowledge } from './knowledge/index.ts'
import { tables } from './schema.ts'
import { tools } from './tools/index.ts'

export { published } from './published.ts'

/** The service desk that a bank runs for its own employees. */
export const neobank = defineSandbox({
  name: 'neobank',
  tables,
  tools,
  instructions,
  knowledge,
  baseline,
  now: '2025-10-01T13:00:00Z',
  ungraded: {
    ...helpdeskUngraded,
    tickets: [...helpdeskUngraded.tickets, 'access_expiry_date', 'business_justification'],
    approvalRequests: ['details'],
    emailNotifications: ['subject', 'body'],
  },
  stamps: {
    ...helpdeskStamps,
    statusViolations: ['created_at'],
    securityAudit: ['performed_at'],
    assetAssignments: ['returned_at'],
  },
})
