import { CO001_001 } from './CO001_001.ts'
import { CO001_002 } from './CO001_002.ts'
import { CO001_003 } from './CO001_003.ts'
import { CO001_004 } from './CO001_004.ts'
import { CO001_005 } from './CO001_005.ts'
import { CO001_006 } from './CO001_006.ts'
import { CO001_007 } from './CO001_007.ts'
import { CO001_008 } from './CO001_008.ts'
import { CO001_009 } from './CO001_009.ts'
import { CO001_010 } from './CO001_010.ts'

export const tasks = [
  CO001_001,
  CO001_002,
  CO001_003,
  CO001_004,
  CO001_005,
  CO001_006,
  CO001_007,
  CO001_008,
  CO001_009,
  CO001_010,
]
