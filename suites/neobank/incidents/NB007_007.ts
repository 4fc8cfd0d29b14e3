import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { incident, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { granted, informed } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const marek = hire('130318', 'Marek Oyelaran', 4, '130016', 'Operations Engineer', {
  has: [
    ['Gatekey VPN', 'engineer_prod', '2024-02-05'],
    ['Cloud Production', 'user', '2025-09-29', '2025-10-06T00:00:00Z'],
  ],
})
const records = together(
  people(marek),
  incident('50110084', 'SEV2', 'Cloud Production: nightly jobs pile up', '2025-10-01T09:00:00Z'),
  ticket('40', '31', '2025-09-26T09:00:00Z', 'Cloud Production for a week', {
    ...granted,
    status: 'closed',
    approver_id: 'WD-130016',
    approval_request_ids: 'APR-72446011,APR-72446012',
    access_expiry_date: '2025-10-06T00:00:00Z',
    tags: ['production_access', 'temporary_access'],
    updated_at: '2025-09-29T09:00:00Z',
  }),
)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'incident', 'urgent', 'Emergency: Cloud Production', mine, {
  ...informed,
  tags: ['production_access'],
})

export const NB007_007 = neobank.task({
  id: 'NB007_007',
  title: 'he cries for what he was given on Monday',
  level: 'demanding',
  traits: ['thin-answers', 'evidence-before-words', 'nothing-to-do'],
  decidedBy: ['IN-2', 'TK-2'],
  request: `marek.oyelaran@quillhaven.example. I work on the nightly jobs (SEC-50110084). Emergency access to Cloud Production, user, please; it throws me out.`,
  customer: `You are Marek Oyelaran, operations engineer in New York, hectic. You asked for Cloud Production last week for another thing and forgot that it came. It throws you out because your tunnel is not connected; you find that out when you are told that you have access until the end of Sunday. Then you thank.`,
  records,
  solution: [
    ...desk.lookUp(marek),
    ...desk.comments('40'),
    incidents,
    ...desk.has(marek, 'Cloud Production', 'Gatekey VPN'),
    end.open,
    end.close,
  ],
  expected: [outcome.newTicket('31', 'incident', 'urgent', { ...informed, tags: ['production_access'] })],
})
