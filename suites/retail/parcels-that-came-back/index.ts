import { ST005_003 } from './ST005_003.ts'
import { ST005_004 } from './ST005_004.ts'
import { ST005_005 } from './ST005_005.ts'
import { ST005_006 } from './ST005_006.ts'
import { ST005_007 } from './ST005_007.ts'
import { ST005_008 } from './ST005_008.ts'
import { ST005_009 } from './ST005_009.ts'
import { ST005_010 } from './ST005_010.ts'
import { ST005_011 } from './ST005_011.ts'
import { ST005_012 } from './ST005_012.ts'

export const tasks = [
  ST005_003,
  ST005_004,
  ST005_005,
  ST005_006,
  ST005_007,
  ST005_008,
  ST005_009,
  ST005_010,
  ST005_011,
  ST005_012,
]
