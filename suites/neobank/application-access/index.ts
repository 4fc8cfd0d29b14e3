import { NB001_001 } from './NB001_001.ts'
import { NB001_002 } from './NB001_002.ts'
import { NB001_003 } from './NB001_003.ts'
import { NB001_004 } from './NB001_004.ts'
import { NB001_005 } from './NB001_005.ts'
import { NB001_006 } from './NB001_006.ts'
import { NB001_007 } from './NB001_007.ts'
import { NB001_008 } from './NB001_008.ts'
import { NB001_009 } from './NB001_009.ts'
import { NB001_010 } from './NB001_010.ts'
import { NB001_011 } from './NB001_011.ts'

export const tasks = [
  NB001_001,
  NB001_002,
  NB001_003,
  NB001_004,
  NB001_005,
  NB001_006,
  NB001_007,
  NB001_008,
  NB001_009,
  NB001_010,
  NB001_011,
]
