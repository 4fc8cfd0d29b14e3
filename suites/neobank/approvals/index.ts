import { NB008_001 } from './NB008_001.ts'
import { NB008_002 } from './NB008_002.ts'
import { NB008_003 } from './NB008_003.ts'

export const tasks = [NB008_001, NB008_002, NB008_003]
