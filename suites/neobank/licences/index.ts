import { NB003_001 } from './NB003_001.ts'
import { NB003_002 } from './NB003_002.ts'
import { NB003_003 } from './NB003_003.ts'

export const tasks = [NB003_001, NB003_002, NB003_003]
