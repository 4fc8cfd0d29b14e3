import { join } from 'node:path'
import { defineSandbox } from '../../lib/sandbox/index.ts'
import { helpdeskStamps, helpdeskUngraded } from '../helpdesk/index.ts'
import { instructions } from './instructions.ts'
import { tables } from './schema.ts'
import { tools } from './tools/index.ts'

export { published } from './published.ts'

/** The service desk of a car insurer. */
export const insurance = defineSandbox({
  name: 'insurance',
  tables,
  tools,
  instructions,
  knowledge: { policies: [], articles: [] },
  baseline: {},
  now: '2025-10-01T13:00:00Z',
  ungraded: helpdeskUngraded,
  stamps: { ...helpdeskStamps, statusViolations: ['created_at'] },
  folders: [
    import.meta.dirname,
    join(import.meta.dirname, '../helpdesk'),
    join(import.meta.dirname, '../shared'),
  ],
})
