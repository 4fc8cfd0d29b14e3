import { testSandbox } from 'vitest-thinkingbox/testing'
import { depot } from './depot.ts'

testSandbox(depot, { atLeast: { records: 2 } })
