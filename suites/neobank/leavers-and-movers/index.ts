import { NB009_001 } from './NB009_001.ts'
import { NB009_002 } from './NB009_002.ts'
import { NB009_003 } from './NB009_003.ts'
import { NB009_004 } from './NB009_004.ts'
import { NB009_005 } from './NB009_005.ts'
import { NB009_006 } from './NB009_006.ts'
import { NB009_007 } from './NB009_007.ts'
import { NB009_008 } from './NB009_008.ts'
import { NB009_009 } from './NB009_009.ts'
import { NB009_010 } from './NB009_010.ts'

export const tasks = [
  NB009_001,
  NB009_002,
  NB009_003,
  NB009_004,
  NB009_005,
  NB009_006,
  NB009_007,
  NB009_008,
  NB009_009,
  NB009_010,
]
