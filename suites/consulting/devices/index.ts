import { CO003_001 } from './CO003_001.ts'
import { CO003_002 } from './CO003_002.ts'
import { CO003_003 } from './CO003_003.ts'
import { CO003_004 } from './CO003_004.ts'

export const tasks = [CO003_001, CO003_002, CO003_003, CO003_004]
