import { ST030_005 } from './ST030_005.ts'
import { ST030_006 } from './ST030_006.ts'
import { ST030_007 } from './ST030_007.ts'
import { ST030_008 } from './ST030_008.ts'
import { ST030_009 } from './ST030_009.ts'
import { ST030_010 } from './ST030_010.ts'
import { ST030_011 } from './ST030_011.ts'
import { ST030_012 } from './ST030_012.ts'
import { ST030_013 } from './ST030_013.ts'
import { ST030_014 } from './ST030_014.ts'

export const tasks = [
  ST030_005,
  ST030_006,
  ST030_007,
  ST030_008,
  ST030_009,
  ST030_010,
  ST030_011,
  ST030_012,
  ST030_013,
  ST030_014,
]
