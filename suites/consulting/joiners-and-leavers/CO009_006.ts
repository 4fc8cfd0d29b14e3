import {
  changed,
  consulting,
  device,
  joinRecords,
  mail,
  ticket,
} from '../../../sandboxes/consulting/index.ts'
import { all, brought, devicesOf, enrols, lookUp, remarks, signOn } from '../deeds.ts'

const writer = 'beatriz.montalvo'
const who = 'nadia.petrenko'
const done = all(
  signOn(who, 'Staffbook', 'contributor'),
  signOn(who, 'Ledgerlight', 'contributor'),
  enrols(who, 'CRS-4020002'),
)
const end = brought('9', { priority: 'high' })

export const CO009_006 = consulting.task({
  id: 'CO009_006',
  title: 'of eight things for her first week five were done, and it says all',
  level: 'demanding',
  traits: ['evidence-before-words', 'undoing', 'batch-with-exceptions'],
  decidedBy: ['CO-13.2', 'CO-2.5'],
  request: `Beatriz Montalvo, Austin, beatriz.montalvo@brackenfold.example. Nadia Petrenko (nadia.petrenko@brackenfold.example) cannot enter her hours. Your colleague wrote "all set" last Friday. Please go through the list of her first days once more and complete it.`,
  customer: `You are Beatriz Montalvo, Senior Manager, energetic. Nadia has a laptop and reads her mail. Whether she is on any course you do not know. Software is a matter for next week. You agree to what is announced.`,
  records: joinRecords(
    changed(who, { phase: 'day_1_3_initial' }),
    device('AST-701390', 'laptop', 'Aldertop 14', 6, 'Austin', { holder: who }),
    ticket(
      '9',
      writer,
      '2025-09-25',
      'Nadia Petrenko begins',
      { status: 'solved', tags: ['onboarding'], description: 'All set.' },
      [
        ['1', 'Heron Mail, Threadline Chat given. VPN given. AST-701390 handed out.'],
        ['1', 'Enrolled in Conduct at Brackenfold (CRS-4020001).'],
      ],
    ),
  ),
  solution: [
    ...lookUp(writer),
    ...lookUp(who),
    ...remarks('9'),
    ['client_access_api', { action: 'check_vpn_access', email: mail(who) }],
    ...devicesOf(who, '701390'),
    ['degreed_api', { action: 'search_courses', keyword: 'essentials' }],
    ...done.steps,
    ...end.steps,
  ],
  expected: [...done.effects, ...end.effects],
})
