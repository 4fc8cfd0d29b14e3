import { NB005_001 } from './NB005_001.ts'
import { NB005_002 } from './NB005_002.ts'
import { NB005_003 } from './NB005_003.ts'

export const tasks = [NB005_001, NB005_002, NB005_003]
