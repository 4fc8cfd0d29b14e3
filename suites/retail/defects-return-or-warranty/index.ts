import { ST009_001 } from './ST009_001.ts'
import { ST009_002 } from './ST009_002.ts'
import { ST009_003 } from './ST009_003.ts'
import { ST009_004 } from './ST009_004.ts'
import { ST009_005 } from './ST009_005.ts'
import { ST009_006 } from './ST009_006.ts'
import { ST009_007 } from './ST009_007.ts'
import { ST009_008 } from './ST009_008.ts'
import { ST009_009 } from './ST009_009.ts'
import { ST009_010 } from './ST009_010.ts'

export const tasks = [
  ST009_001,
  ST009_002,
  ST009_003,
  ST009_004,
  ST009_005,
  ST009_006,
  ST009_007,
  ST009_008,
  ST009_009,
  ST009_010,
]
