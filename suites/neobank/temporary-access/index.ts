import { NB010_001 } from './NB010_001.ts'
import { NB010_002 } from './NB010_002.ts'

export const tasks = [NB010_001, NB010_002]
