import { IN001_001 } from './IN001_001.ts'
import { IN001_002 } from './IN001_002.ts'
import { IN001_003 } from './IN001_003.ts'
import { IN001_004 } from './IN001_004.ts'

export const tasks = [IN001_001, IN001_002, IN001_003, IN001_004]
