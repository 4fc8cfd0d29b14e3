import { CO005_001 } from './CO005_001.ts'
import { CO005_002 } from './CO005_002.ts'
import { CO005_003 } from './CO005_003.ts'
import { CO005_004 } from './CO005_004.ts'
import { CO005_005 } from './CO005_005.ts'
import { CO005_006 } from './CO005_006.ts'
import { CO005_007 } from './CO005_007.ts'
import { CO005_008 } from './CO005_008.ts'
import { CO005_009 } from './CO005_009.ts'

export const tasks = [
  CO005_001,
  CO005_002,
  CO005_003,
  CO005_004,
  CO005_005,
  CO005_006,
  CO005_007,
  CO005_008,
  CO005_009,
]
