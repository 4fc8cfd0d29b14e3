import { CO007_001 } from './CO007_001.ts'
import { CO007_002 } from './CO007_002.ts'
import { CO007_003 } from './CO007_003.ts'
import { CO007_004 } from './CO007_004.ts'
import { CO007_005 } from './CO007_005.ts'
import { CO007_006 } from './CO007_006.ts'
import { CO007_007 } from './CO007_007.ts'
import { CO007_008 } from './CO007_008.ts'
import { CO007_009 } from './CO007_009.ts'

export const tasks = [
  CO007_001,
  CO007_002,
  CO007_003,
  CO007_004,
  CO007_005,
  CO007_006,
  CO007_007,
  CO007_008,
  CO007_009,
]
