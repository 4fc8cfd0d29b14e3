import { ST006_005 } from './ST006_005.ts'
import { ST006_012 } from './ST006_012.ts'
import { ST006_013 } from './ST006_013.ts'
import { ST006_014 } from './ST006_014.ts'
import { ST006_015 } from './ST006_015.ts'
import { ST006_016 } from './ST006_016.ts'
import { ST006_017 } from './ST006_017.ts'
import { ST006_018 } from './ST006_018.ts'
import { ST006_019 } from './ST006_019.ts'
import { ST006_020 } from './ST006_020.ts'

export const tasks = [
  ST006_005,
  ST006_012,
  ST006_013,
  ST006_014,
  ST006_015,
  ST006_016,
  ST006_017,
  ST006_018,
  ST006_019,
  ST006_020,
]
