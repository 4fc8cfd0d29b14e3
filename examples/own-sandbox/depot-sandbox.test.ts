import { testSandbox } from 'vitest-thinkingbox/testing'
import { depot } from './depot.ts'

testSandbox(depot, { project: import.meta.dirname, atLeast: { records: 2 } })
