import { ST028_002 } from './ST028_002.ts'
import { ST028_003 } from './ST028_003.ts'
import { ST028_004 } from './ST028_004.ts'
import { ST028_005 } from './ST028_005.ts'
import { ST028_006 } from './ST028_006.ts'
import { ST028_007 } from './ST028_007.ts'
import { ST028_008 } from './ST028_008.ts'
import { ST028_009 } from './ST028_009.ts'
import { ST028_010 } from './ST028_010.ts'
import { ST028_011 } from './ST028_011.ts'

export const tasks = [
  ST028_002,
  ST028_003,
  ST028_004,
  ST028_005,
  ST028_006,
  ST028_007,
  ST028_008,
  ST028_009,
  ST028_010,
  ST028_011,
]
