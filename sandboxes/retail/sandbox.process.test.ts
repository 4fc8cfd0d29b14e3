import { join } from 'node:path'
import { testSandbox } from '../../lib/testing/index.ts'
import { retail } from './index.ts'
import * as rules from './rules.ts'
import { links } from './testing/links.ts'

testSandbox(retail, {
  links,
  project: join(import.meta.dirname, '../..'),
  // What a hundred points are worth, the last days of the lower shares, and a visit that is just too near.
  figures: [
    rules,
    1,
    rules.lateness.shareFromDays - 1,
    rules.lateness.higherShareFromDays - 1,
    rules.installation.noticeHours - 1,
  ],
  units: ['point', 'lb'],
  atLeast: { policies: 15, articles: 14, words: 6000, records: 80 },
})
