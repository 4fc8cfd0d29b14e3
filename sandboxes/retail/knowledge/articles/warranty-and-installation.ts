import type { HelpArticle } from '../../../helpdesk/index.ts'
import { money } from '../../../shared/index.ts'
import { defects, installation } from '../../rules.ts'
import type { Section } from './sections.ts'

export const warrantyAndInstallationArticles: readonly HelpArticle<Section>[] = [
  {
    id: 4301,
    title: 'Warranty: who covers what, and for how long',
    section: 'warranty',
    labels: ['warranty', 'defect', 'protection plan'],
    edited: '2025-03-25',
    text: `The manufacturer covers household appliances for ${defects.applianceWarrantyYears} years from the
purchase, and everything else for ${defects.warrantyYears} year. If you bought an extended warranty, it is
longer.

Drops, spills and power surges are covered by a protection plan only.

In the first ${defects.returnWithinDays} days after delivery you need no warranty for a defect: just send the
product back.

We file the claim for you. The provider usually answers within ${defects.claimAnswerDays} business days and
decides about repair, replacement or refund.`,
  },
  {
    id: 4302,
    title: 'Describing a fault so that the claim goes through',
    section: 'warranty',
    labels: ['warranty', 'claim', 'defect'],
    edited: '2025-03-25',
    text: `Tell us which of these it is:

- One part broke or came off, and the rest works.
- It does not start, or does not do its main job at all.
- It works, but weaker, slower or louder than before.
- It fell, got wet, or a surge hit it.

If you own two of the same kind, tell us the colour or look for the serial plate: every order has a warranty
of its own.`,
  },
  {
    id: 4401,
    title: 'Booking and moving an installation',
    section: 'installation',
    labels: ['installation', 'appointment', 'reschedule'],
    edited: '2025-08-12',
    text: `We install household appliances for ${money(installation.appliance_basic)}, or
${money(installation.appliance_advanced)} when pipes, wiring or venting have to be new, and we hang TVs for
${money(installation.tv_mounting)}. Delivery is included.

Crews start at ${installation.windowStarts.join(', ')}, Monday to Saturday. You can move your appointment as
often as you like until ${installation.noticeHours} hours before it starts, up to
${installation.bookAheadDays} days ahead. After that the crew is on its way.

Without an installation, a household appliance that was ordered with one travels by freight for
${money(installation.freightWithoutInstallation)}.`,
  },
  {
    id: 4402,
    title: 'Our promise for installation work',
    section: 'installation',
    labels: ['installation', 'workmanship', 'warranty'],
    edited: '2025-08-12',
    text: `For ${installation.workmanshipDays} days after the visit we put right, free of charge, whatever our
crew did not do properly: levelling, connections, brackets, scratches.

A product that is itself faulty is a matter for the warranty.

If something smokes, sparks or smells of gas: switch it off, leave the room and call for help first, and us
afterwards.`,
  },
]
