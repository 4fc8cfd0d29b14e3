import type { HelpArticle } from '../../../helpdesk/index.ts'
import { hardware, lifetimes } from '../../rules.ts'
import type { sections } from './sections.ts'

export const deviceArticles: readonly HelpArticle<keyof typeof sections>[] = [
  {
    id: 7301,
    title: 'When do I get a new laptop?',
    section: 'devices',
    labels: ['laptop', 'age'],
    edited: '2025-04-08',
    text: `When yours is ${lifetimes.laptop_standard} months old by our asset register, or when it is broken for good. The
register counts in its own months, so ask the desk rather than the date on the box. You may also keep a device
that still does its work.

The new one comes from the warehouse of your office, or by parcel if you work from home. It is of the same kind
as the old one, if your role entitles you to that kind.`,
  },
  {
    id: 7302,
    title: 'My device is broken',
    section: 'devices',
    labels: ['fault', 'repair'],
    edited: '2025-04-08',
    text: `Write to the desk with the number on the inventory tag and what is wrong. We try a repair first. If the same
device fails again within ${hardware.secondFaultDays} days, it is replaced; a device in poor condition is
replaced straight away. It does not matter how it happened.`,
  },
  {
    id: 7303,
    title: 'What belongs on my desk',
    section: 'devices',
    labels: ['monitor', 'headset', 'keyboard'],
    edited: '2024-11-20',
    text: `One laptop, one docking station, one headset, one keyboard, one mouse, and up to ${hardware.monitors} monitors.
If something of it is missing, ask. If the warehouse is empty, the desk orders it; expensive orders need an
approval. More than that is not provided, even if your neighbour has it from earlier days.`,
  },
  {
    id: 7304,
    title: 'Lost or stolen',
    section: 'devices',
    labels: ['lost', 'stolen', 'security'],
    edited: '2025-09-02',
    text: `Tell the desk at once, at any hour: the phone with your second factor, the laptop, or both. You will be seen on
video, your sessions are ended and your password is reset. The security team takes over; a new device comes
after they have closed the case.`,
  },
]
