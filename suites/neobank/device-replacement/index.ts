import { NB004_001 } from './NB004_001.ts'
import { NB004_002 } from './NB004_002.ts'
import { NB004_003 } from './NB004_003.ts'
import { NB004_004 } from './NB004_004.ts'
import { NB004_005 } from './NB004_005.ts'
import { NB004_006 } from './NB004_006.ts'
import { NB004_007 } from './NB004_007.ts'
import { NB004_008 } from './NB004_008.ts'
import { NB004_009 } from './NB004_009.ts'
import { NB004_010 } from './NB004_010.ts'

export const tasks = [
  NB004_001,
  NB004_002,
  NB004_003,
  NB004_004,
  NB004_005,
  NB004_006,
  NB004_007,
  NB004_008,
  NB004_009,
  NB004_010,
]
