import { ST003_002 } from './ST003_002.ts'
import { ST003_006 } from './ST003_006.ts'
import { ST003_007 } from './ST003_007.ts'
import { ST003_008 } from './ST003_008.ts'
import { ST003_009 } from './ST003_009.ts'
import { ST003_010 } from './ST003_010.ts'
import { ST003_011 } from './ST003_011.ts'
import { ST003_012 } from './ST003_012.ts'
import { ST003_013 } from './ST003_013.ts'
import { ST003_014 } from './ST003_014.ts'

export const tasks = [
  ST003_002,
  ST003_006,
  ST003_007,
  ST003_008,
  ST003_009,
  ST003_010,
  ST003_011,
  ST003_012,
  ST003_013,
  ST003_014,
]
