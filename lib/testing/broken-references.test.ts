import { expect, test } from 'vitest'
import { brokenReferences } from './broken-references.ts'

const policies = [
  {
    id: 'POL-1',
    title: 'Bays',
    body: 'Read POL-2 too.\n\n## BAY-1.1 Cold bay\nSee BAY-1.2.\n\n## Outbound \nNot BAY-3.',
  },
  { id: 'POL-2', title: 'Night', body: '## BAY-1.2: After dark\nBooking NB-77 is no policy.' },
]

test('what looks like the id of a policy or section has to be one', () => {
  const others = [
    { title: 'Instructions', body: 'Read POL-3 first, then BAY-1.1, or all of BAY-1. Order ORD-1 is none.' },
  ]
  expect(brokenReferences(policies, [...policies, ...others])).toEqual([
    'Bays refers to BAY-3',
    'Instructions refers to POL-3',
  ])
})
