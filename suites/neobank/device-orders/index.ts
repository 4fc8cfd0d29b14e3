import { NB005_001 } from './NB005_001.ts'
import { NB005_002 } from './NB005_002.ts'
import { NB005_003 } from './NB005_003.ts'
import { NB005_004 } from './NB005_004.ts'
import { NB005_005 } from './NB005_005.ts'
import { NB005_006 } from './NB005_006.ts'
import { NB005_007 } from './NB005_007.ts'
import { NB005_008 } from './NB005_008.ts'
import { NB005_009 } from './NB005_009.ts'
import { NB005_010 } from './NB005_010.ts'
import { NB005_011 } from './NB005_011.ts'

export const tasks = [
  NB005_001,
  NB005_002,
  NB005_003,
  NB005_004,
  NB005_005,
  NB005_006,
  NB005_007,
  NB005_008,
  NB005_009,
  NB005_010,
  NB005_011,
]
