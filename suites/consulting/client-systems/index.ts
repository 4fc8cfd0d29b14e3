import { CO002_001 } from './CO002_001.ts'
import { CO002_002 } from './CO002_002.ts'
import { CO002_003 } from './CO002_003.ts'
import { CO002_004 } from './CO002_004.ts'
import { CO002_005 } from './CO002_005.ts'
import { CO002_006 } from './CO002_006.ts'
import { CO002_007 } from './CO002_007.ts'
import { CO002_008 } from './CO002_008.ts'
import { CO002_009 } from './CO002_009.ts'
import { CO002_010 } from './CO002_010.ts'

export const tasks = [
  CO002_001,
  CO002_002,
  CO002_003,
  CO002_004,
  CO002_005,
  CO002_006,
  CO002_007,
  CO002_008,
  CO002_009,
  CO002_010,
]
