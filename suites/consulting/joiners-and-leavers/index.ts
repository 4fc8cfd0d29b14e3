import { CO009_001 } from './CO009_001.ts'
import { CO009_002 } from './CO009_002.ts'
import { CO009_003 } from './CO009_003.ts'
import { CO009_004 } from './CO009_004.ts'
import { CO009_005 } from './CO009_005.ts'
import { CO009_006 } from './CO009_006.ts'
import { CO009_007 } from './CO009_007.ts'
import { CO009_008 } from './CO009_008.ts'
import { CO009_009 } from './CO009_009.ts'

export const tasks = [
  CO009_001,
  CO009_002,
  CO009_003,
  CO009_004,
  CO009_005,
  CO009_006,
  CO009_007,
  CO009_008,
  CO009_009,
]
