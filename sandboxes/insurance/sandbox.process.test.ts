import { testSandbox } from '../../lib/testing/index.ts'
import { insurance } from './index.ts'
import * as rules from './rules.ts'
import { links } from './testing/links.ts'

testSandbox(insurance, {
  links,
  figures: rules,
  atLeast: { policies: 10, articles: 12, words: 6000, records: 80 },
})
