import { approval, consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, brought, lookUp, readEngagement, remarks, tunnel } from '../deeds.ts'

const who = 'rafael.ortega'
const given = tunnel(who, '4010022')
const end = brought('9', { priority: 'high' })

export const CO008_004 = consulting.task({
  id: 'CO008_004',
  title: 'his tunnel was closed for another Ortega, and the berths are his still',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'rules-that-meet', 'look-alikes'],
  decidedBy: ['CO-7.2', 'CO-14.2', 'CO-2.5'],
  request: `Rafael Ortega, Chicago, rafael.ortega@brackenfold.example. I cannot reach Halvorsen's Berth planner from home since September, only from the port. Do I have to collect all the approvals of June again?`,
  customer: `You are Rafael, friendly with everybody, a bit impatient today. The planner itself lets you in when you are at the port. ENG-4030202 is yours to the last day of October. You gave nothing back. You agree to what is announced.`,
  records: joinRecords(
    {
      vpnAccess: [
        {
          id: 'VPN-rafael-ortega-4010022',
          employee_email: mail(who),
          client_id: 'CLT-4010022',
          revoked_at: '2025-09-16T10:00:00Z',
        },
      ],
    },
    ticket(
      '9',
      who,
      '2025-06-05',
      'Berth planner of Halvorsen',
      {
        status: 'solved',
        tags: ['client_access'],
        client_id: 'CLT-4010022',
        engagement_code: 'ENG-4030202',
        access_type: 'contributor',
        approval_required: 'yes',
        approver_id: mail('oluwaseun.adeyemi'),
        description: 'Granted on APR-4100194: tunnel and Berth planner, contributor.',
      },
      [['1', '16 September: tunnel revoked. R. Ortega tells us that she never worked there.']],
    ),
    approval('APR-4100194', 'client_access', who, 'oluwaseun.adeyemi', 'approved', {
      engagement_code: 'ENG-4030202',
    }),
  ),
  solution: [
    ...lookUp(who),
    ...remarks('9'),
    ['client_access_api', { action: 'check_vpn_access', email: mail(who) }],
    ...readEngagement('4030202', '4010022', who),
    approvalsOf('client_access', who),
    ...given.steps,
    ...end.steps,
  ],
  expected: [...given.effects, ...end.effects],
})
