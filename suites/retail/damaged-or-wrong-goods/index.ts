import { ST004_007 } from './ST004_007.ts'
import { ST004_008 } from './ST004_008.ts'
import { ST004_009 } from './ST004_009.ts'
import { ST004_010 } from './ST004_010.ts'
import { ST004_011 } from './ST004_011.ts'
import { ST004_012 } from './ST004_012.ts'
import { ST004_013 } from './ST004_013.ts'
import { ST004_014 } from './ST004_014.ts'
import { ST004_015 } from './ST004_015.ts'
import { ST004_016 } from './ST004_016.ts'

export const tasks = [
  ST004_007,
  ST004_008,
  ST004_009,
  ST004_010,
  ST004_011,
  ST004_012,
  ST004_013,
  ST004_014,
  ST004_015,
  ST004_016,
]
