import { consulting, ticket } from '../../../sandboxes/consulting/index.ts'
import { fresh, lookUp, remarks, ticketsWhere } from '../deeds.ts'

const writer = 'ines.valcourt'
const end = fresh('people', writer, '10', 'Jonas Whitlock leaves?', {}, { assignee_id: '4' })

export const CO009_008 = consulting.task({
  id: 'CO009_008',
  title: 'people operations have announced a Whitlock, and it is not he',
  level: 'demanding',
  traits: ['look-alikes', 'evidence-before-words', 'nothing-to-do'],
  decidedBy: ['CO-13.5', 'CO-14.1'],
  request: `Inès Valcourt, ines.valcourt@brackenfold.example. Jonas Whitlock has handed in his notice and is gone as of today, see the ticket of people operations ("Whitlock"). VPN off and laptop in, please, before he changes his mind.`,
  customer: `You are Inès Valcourt, Manager in New York, brisk. You mean jonas.whitlock@brackenfold.example. The ticket you saw in a list only, with the name Whitlock and yesterday's date. That Joan leaves as well is news to you, and you say so. If people operations have to announce it, you call them.`,
  records: ticket('9', '4', '2025-09-24', 'Leaver: Whitlock', {
    priority: 'high',
    tags: ['onboarding'],
    description: 'joan.whitlock@brackenfold.example, New York. Last day: Friday, 31 October 2025.',
  }),
  solution: [
    ...lookUp(writer),
    ...lookUp('jonas.whitlock'),
    ticketsWhere("tags/any(t: t eq 'onboarding')"),
    ...remarks('9'),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
