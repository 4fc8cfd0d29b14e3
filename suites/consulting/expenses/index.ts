import { CO004_001 } from './CO004_001.ts'
import { CO004_002 } from './CO004_002.ts'
import { CO004_003 } from './CO004_003.ts'
import { CO004_004 } from './CO004_004.ts'
import { CO004_005 } from './CO004_005.ts'
import { CO004_006 } from './CO004_006.ts'
import { CO004_007 } from './CO004_007.ts'
import { CO004_008 } from './CO004_008.ts'
import { CO004_009 } from './CO004_009.ts'
import { CO004_010 } from './CO004_010.ts'

export const tasks = [
  CO004_001,
  CO004_002,
  CO004_003,
  CO004_004,
  CO004_005,
  CO004_006,
  CO004_007,
  CO004_008,
  CO004_009,
  CO004_010,
]
