import { NB001_001 } from './NB001_001.ts'
import { NB001_002 } from './NB001_002.ts'
import { NB001_003 } from './NB001_003.ts'

export const tasks = [NB001_001, NB001_002, NB001_003]
