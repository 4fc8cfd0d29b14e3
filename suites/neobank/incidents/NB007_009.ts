import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { askedFor, people, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { chain, fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const [talia, marguerite] = [colleague('130016'), colleague('120003')]
const bram = hire('130329', 'Bram Okonkwo', 4, '130016', 'Monitoring Engineer')
const records = together(people(bram), {
  securityIncidents: [
    {
      id: 'SEC-50110086',
      employee_id: 'WD-120015',
      severity: 'SEV2' as const,
      incident_type: 'service_outage',
      description: 'Watchtower SIEM: searches time out',
      status: 'resolved' as const,
      is_active: false,
      reported_at: '2025-10-01T08:00:00Z',
      reported_by: 'monitoring',
      resolved_at: '2025-10-01T12:10:00Z',
      resolution_notes: 'Index rebuilt.',
    },
  ],
})
const { ticket: next, approval: request } = idsAfter(records)
const mine = next()
const end = fresh('31', 'task', 'normal', 'Watchtower SIEM', mine, {
  ...askedFor('130016'),
  approval_request_ids: `${request(1)},${request(2)}`,
  tags: ['production_access'],
})

export const NB007_009 = neobank.task({
  id: 'NB007_009',
  title: 'the incident ended fifty minutes ago, and so did the short way',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'rules-that-meet'],
  decidedBy: ['IN-1', 'AP-1', 'AP-5'],
  request: `bram.okonkwo@quillhaven.example. Emergency: Watchtower SIEM, user. I am on SEC-50110086, the searches.`,
  customer: `You are Bram Okonkwo, monitoring engineer in New York, earnest. You were asked to look at the time-outs this morning and are writing it up. If you are told that the incident is over, you want the access all the same, for the report and for the next time, and wait for the approvals.`,
  records,
  solution: [
    ...desk.lookUp(bram),
    incidents,
    ...desk.has(bram, 'Watchtower SIEM'),
    chain(bram),
    ...desk.headOf('it_security'),
    end.open,
    ...desk.ask(bram, [talia, marguerite], mine, 'Watchtower SIEM, user'),
    end.close,
  ],
  expected: [end.effect, outcome.asked(bram, talia, mine), outcome.asked(bram, marguerite, mine)],
})
