import { join } from 'node:path'
import { testSandbox } from '../../lib/testing/index.ts'
import { consulting } from './index.ts'
import * as rules from './rules.ts'
import { links } from './testing/links.ts'

testSandbox(consulting, {
  links,
  project: join(import.meta.dirname, '../..'),
  figures: rules,
  atLeast: { policies: 8, articles: 12, words: 6000, records: 80 },
})
