import { testSandbox } from 'vitest-thinkingbox/testing'
import { depot } from './index.ts'

testSandbox(depot, { atLeast: { records: 2 } })
