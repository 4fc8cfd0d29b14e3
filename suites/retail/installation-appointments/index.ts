import { ST015_004 } from './ST015_004.ts'
import { ST015_005 } from './ST015_005.ts'
import { ST015_006 } from './ST015_006.ts'
import { ST015_007 } from './ST015_007.ts'
import { ST015_008 } from './ST015_008.ts'
import { ST015_009 } from './ST015_009.ts'

import { ST015_010 } from './ST015_010.ts'
import { ST015_011 } from './ST015_011.ts'
import { ST015_012 } from './ST015_012.ts'
import { ST015_013 } from './ST015_013.ts'

export const tasks = [
  ST015_004,
  ST015_005,
  ST015_006,
  ST015_007,
  ST015_008,
  ST015_009,
  ST015_010,
  ST015_011,
  ST015_012,
  ST015_013,
]
