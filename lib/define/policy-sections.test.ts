import { expect, test } from 'vitest'
import { policySections } from './policy-sections.ts'

const policies = [
  {
    id: 'POL-1',
    title: 'Bays',
    body: 'Read POL-2 too.\n\n## BAY-1.1 Cold bay\nSee BAY-1.2.\n\n## Outbound \nNot BAY-3.',
  },
  { id: 'POL-2', title: 'Night', body: '## BAY-1.2: After dark\nBooking NB-77 is no policy.' },
  { id: 'POL-3', title: 'Keys', body: 'Keep them.' },
]

test('a section is named by its id, or by its document and heading, or is the document', () => {
  expect(policySections(policies)).toEqual([
    { policy: 'POL-1', name: 'BAY-1.1', title: 'Cold bay' },
    { policy: 'POL-1', name: 'POL-1 Outbound', title: 'Outbound' },
    { policy: 'POL-2', name: 'BAY-1.2', title: 'After dark' },
    { policy: 'POL-3', name: 'POL-3', title: 'Keys' },
  ])
})
