import { NB006_001 } from './NB006_001.ts'
import { NB006_002 } from './NB006_002.ts'
import { NB006_003 } from './NB006_003.ts'
import { NB006_004 } from './NB006_004.ts'
import { NB006_005 } from './NB006_005.ts'
import { NB006_006 } from './NB006_006.ts'
import { NB006_007 } from './NB006_007.ts'
import { NB006_008 } from './NB006_008.ts'
import { NB006_009 } from './NB006_009.ts'
import { NB006_010 } from './NB006_010.ts'
import { NB006_011 } from './NB006_011.ts'

export const tasks = [
  NB006_001,
  NB006_002,
  NB006_003,
  NB006_004,
  NB006_005,
  NB006_006,
  NB006_007,
  NB006_008,
  NB006_009,
  NB006_010,
  NB006_011,
]
