import { NB009_001 } from './NB009_001.ts'
import { NB009_002 } from './NB009_002.ts'
import { NB009_003 } from './NB009_003.ts'

export const tasks = [NB009_001, NB009_002, NB009_003]
