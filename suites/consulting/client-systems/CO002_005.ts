import { consulting, joinRecords, place, vpn } from '../../../sandboxes/consulting/index.ts'
import {
  all,
  approvalsOf,
  cut,
  enrols,
  fresh,
  lookUp,
  nda,
  readEngagement,
  standing,
  ticketsWhere,
} from '../deeds.ts'

const who = 'joan.whitlock'
const begun = all(nda(who, '4010021', true), enrols(who, 'CRS-4020011'), cut(who, '4010022'))
const end = fresh(
  'client system',
  who,
  '9',
  'Claims warehouse of Harrowgate',
  {
    client_id: 'CLT-4010021',
    engagement_code: 'ENG-4030101',
    access_type: 'read_only',
    approval_required: 'no',
  },
  { status: 'pending' },
)

export const CO002_005 = consulting.task({
  id: 'CO002_005',
  title: 'she has done it all before, and it ran out yesterday',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'thin-answers', 'effects-that-belong-together'],
  decidedBy: ['CO-6.4', 'CO-6.3', 'CO-6.7'],
  request: `Dear desk, Joan Whitlock, New York (joan.whitlock@brackenfold.example). As of last week I am back with Harrowgate, on ENG-4030101 this time. Claims warehouse, please, to look things up. Agreement, course and check I did for the pricing work, you will find all of them. Ask Priscilla for the approval if you like.`,
  customer: `You are Joan Whitlock, Consultant, polite, sure of her memory. You signed in January and did the insurance course at the end of September last year. Reading is enough. If things have to be done again, you sigh and do them this week. For Quillon you work until Christmas; at Halvorsen you once covered for a colleague, in July. You have no second wish.`,
  records: joinRecords(
    place('4030101', 'priscilla.nakagawa', [who, '2025-09-24', '2025-12-19']),
    vpn(who, '4010022', '4010045'),
  ),
  solution: [
    ...lookUp(who),
    ...readEngagement('4030101', '4010021', who),
    ...standing(who, '4010021'),
    approvalsOf('client_access', who),
    ticketsWhere("course_id eq 'CRS-4020011'"),
    end.open,
    ...begun.steps,
    end.close,
  ],
  expected: [end.effect, ...begun.effects],
})
