import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied } from '../end-states.ts'

const hedda = hire('170121', 'Hedda Mwangi', 3, '170008', 'HR Coordinator')
const gone = hire('160379', 'Ivo Lachance', 3, '160061', 'Support Specialist', {
  user: '32',
  status: 'terminated',
})
const records = people(hedda, gone)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'task', 'high', 'Leaver: WD-160379', mine, { ...denied, tags: ['offboarding'] })

export const NB009_006 = neobank.task({
  id: 'NB009_006',
  title: 'human resources, but one level short',
  level: 'demanding',
  traits: ['who-may', 'nothing-to-do', 'look-alikes'],
  decidedBy: ['MV-2', 'ID-2'],
  request: `Hedda Mwangi, Human Resources, hedda.mwangi@quillhaven.example. Ivo Lachance (ivo.lachance@quillhaven.example) is terminated as of today, please end his access; Quentin usually does this, he is at the dentist.`,
  customer: `You are Hedda Mwangi, coordinator in HR, dutiful. You want it done before five. If you are told that Quentin or Ivo's managers have to ask, you will ask Quentin when he is back at three.`,
  records,
  solution: [
    ...desk.lookUp(hedda),
    ...desk.register(gone),
    ['zendesk_get_items', { table: 'tickets', filter: "requester_id eq '32'" }],
    desk.ticketsWhere("tags/any(t: t eq 'offboarding')"),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
