import { depot } from '../../../sandboxes/depot/index.ts'

export const DP001_002 = depot.task({
  id: 'DP001_002',
  title: 'nobody moves a pallet of someone else',
  level: 'routine',
  idlePasses: true,
  request: 'Oduya Freight here. Please put P-2 into outbound.',
  customer: 'You work for Oduya Freight. P-2 is not yours, and you accept a no.',
  solution: [['find_pallets', { owner: 'Oduya Freight' }]],
  expected: [],
})
