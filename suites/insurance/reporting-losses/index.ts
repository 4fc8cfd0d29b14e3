import { IN011_001 } from './IN011_001.ts'
import { IN011_002 } from './IN011_002.ts'
import { IN011_003 } from './IN011_003.ts'
import { IN011_004 } from './IN011_004.ts'

export const tasks = [IN011_001, IN011_002, IN011_003, IN011_004]
