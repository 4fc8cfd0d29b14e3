import { ST025_008 } from './ST025_008.ts'
import { ST025_009 } from './ST025_009.ts'
import { ST025_011 } from './ST025_011.ts'
import { ST025_012 } from './ST025_012.ts'
import { ST025_013 } from './ST025_013.ts'
import { ST025_014 } from './ST025_014.ts'
import { ST025_015 } from './ST025_015.ts'
import { ST025_016 } from './ST025_016.ts'
import { ST025_017 } from './ST025_017.ts'

export const tasks = [
  ST025_008,
  ST025_009,
  ST025_011,
  ST025_012,
  ST025_013,
  ST025_014,
  ST025_015,
  ST025_016,
  ST025_017,
]
