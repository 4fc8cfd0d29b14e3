import { cleared, consulting, joinRecords, ticket, vpn } from '../../../sandboxes/consulting/index.ts'
import { all, brought, check, cut, lookUp, nda, readEngagement, remarks, standing } from '../deeds.ts'

const who = 'dariusz.wrobel'
const begun = all(cut(who, '4010021'), check(who, 'standard', 'standard'), nda(who, '4010034'))
const end = brought('9', { status: 'pending' })

export const CO008_006 = consulting.task({
  id: 'CO008_006',
  title: 'it says that it will be begun tomorrow, and tomorrow was two weeks ago',
  level: 'demanding',
  traits: ['evidence-before-words', 'undoing', 'rules-that-meet'],
  decidedBy: ['CO-2.7', 'CO-4.2', 'CO-6.7'],
  request: `dariusz wróbel, SF, dariusz.wrobel@brackenfold.example. where does my tunnel to Tessaly stand? asked on the 16th, was told that everything is under way. nothing ever came`,
  customer: `You are Dariusz Wróbel, Consultant, informal, short lines. It is Tessaly Retail, ENG-4030304. You got no mail to sign, and nobody called you about a check. If it was forgotten, "figures"; you sign what comes today. You still have a tunnel to harrowgate, of february, and do not care for it. You know that the contract with them is not signed yet.`,
  records: joinRecords(
    cleared(who, 'standard', 'not_initiated'),
    vpn(who, '4010021'),
    ticket(
      '9',
      who,
      '2025-09-16',
      'Tunnel to Tessaly Retail',
      {
        status: 'hold',
        tags: ['vpn_access'],
        client_id: 'CLT-4010034',
        engagement_code: 'ENG-4030304',
        approval_required: 'no',
      },
      [['1', 'Contract not signed, so no tunnel yet. Will begin the check and send the NDA tomorrow.']],
    ),
  ),
  solution: [
    ...lookUp(who),
    ...remarks('9'),
    ...readEngagement('4030304', '4010034', who),
    ...standing(who, '4010034'),
    ...begun.steps,
    ...end.steps,
  ],
  expected: [...begun.effects, ...end.effects],
})
