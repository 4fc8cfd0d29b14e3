import { CO004_001 } from './CO004_001.ts'
import { CO004_002 } from './CO004_002.ts'
import { CO004_003 } from './CO004_003.ts'
import { CO004_004 } from './CO004_004.ts'

export const tasks = [CO004_001, CO004_002, CO004_003, CO004_004]
