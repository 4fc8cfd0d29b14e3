import { CO011_001 } from './CO011_001.ts'
import { CO011_002 } from './CO011_002.ts'
import { CO011_003 } from './CO011_003.ts'
import { CO011_004 } from './CO011_004.ts'
import { CO011_005 } from './CO011_005.ts'
import { CO011_006 } from './CO011_006.ts'
import { CO011_007 } from './CO011_007.ts'
import { CO011_008 } from './CO011_008.ts'
import { CO011_009 } from './CO011_009.ts'

export const tasks = [
  CO011_001,
  CO011_002,
  CO011_003,
  CO011_004,
  CO011_005,
  CO011_006,
  CO011_007,
  CO011_008,
  CO011_009,
]
