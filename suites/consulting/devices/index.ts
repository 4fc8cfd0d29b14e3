import { CO003_001 } from './CO003_001.ts'
import { CO003_002 } from './CO003_002.ts'
import { CO003_003 } from './CO003_003.ts'
import { CO003_004 } from './CO003_004.ts'
import { CO003_005 } from './CO003_005.ts'
import { CO003_006 } from './CO003_006.ts'
import { CO003_007 } from './CO003_007.ts'
import { CO003_008 } from './CO003_008.ts'
import { CO003_009 } from './CO003_009.ts'

export const tasks = [
  CO003_001,
  CO003_002,
  CO003_003,
  CO003_004,
  CO003_005,
  CO003_006,
  CO003_007,
  CO003_008,
  CO003_009,
]
