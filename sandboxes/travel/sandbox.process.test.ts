import { join } from 'node:path'
import { testSandbox } from '../../lib/testing/index.ts'
import { travel } from './index.ts'
import * as rules from './rules.ts'
import { links } from './testing/links.ts'

testSandbox(travel, {
  links,
  project: join(import.meta.dirname, '../..'),
  // In examples: a week of days, and moderate compensation for a vip.
  figures: [rules, 7, rules.complaints.percent.moderate + rules.complaints.vipMorePoints],
  units: ['room', 'point'],
  atLeast: { policies: 8, articles: 12, words: 6000, records: 80 },
})
