import type { PublishedMapping } from '../../lib/published/index.ts'
import { helpdeskUnrecorded } from '../helpdesk/index.ts'

/** Consulting as the published benchmark has it: its server's name, and the columns that its end states are not compared on. */
export const published: PublishedMapping = {
  server: 'sandbox_consulting',
  ungraded: helpdeskUnrecorded,
}
