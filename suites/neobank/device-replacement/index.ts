import { NB004_001 } from './NB004_001.ts'
import { NB004_002 } from './NB004_002.ts'

export const tasks = [NB004_001, NB004_002]
