import { CO010_001 } from './CO010_001.ts'
import { CO010_002 } from './CO010_002.ts'
import { CO010_003 } from './CO010_003.ts'
import { CO010_004 } from './CO010_004.ts'
import { CO010_005 } from './CO010_005.ts'
import { CO010_006 } from './CO010_006.ts'
import { CO010_007 } from './CO010_007.ts'
import { CO010_008 } from './CO010_008.ts'
import { CO010_009 } from './CO010_009.ts'

export const tasks = [
  CO010_001,
  CO010_002,
  CO010_003,
  CO010_004,
  CO010_005,
  CO010_006,
  CO010_007,
  CO010_008,
  CO010_009,
]
