import { testSandbox } from '../../lib/testing/index.ts'
import { retail } from './index.ts'
import * as rules from './rules.ts'
import { links } from './testing/links.ts'

testSandbox(retail, {
  links,
  // What a hundred points are worth, and the last day of the lower late share.
  figures: [rules, 1, rules.lateness.higherShareFromDays - 1],
  units: ['point', 'lb'],
  atLeast: { policies: 8, articles: 12, records: 80 },
})
