import { ST012_002 } from './ST012_002.ts'
import { ST012_003 } from './ST012_003.ts'
import { ST012_005 } from './ST012_005.ts'
import { ST012_006 } from './ST012_006.ts'
import { ST012_007 } from './ST012_007.ts'
import { ST012_008 } from './ST012_008.ts'
import { ST012_010 } from './ST012_010.ts'
import { ST012_011 } from './ST012_011.ts'
import { ST012_012 } from './ST012_012.ts'

export const tasks = [
  ST012_002,
  ST012_003,
  ST012_005,
  ST012_006,
  ST012_007,
  ST012_008,
  ST012_010,
  ST012_011,
  ST012_012,
]
