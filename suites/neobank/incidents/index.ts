import { NB007_001 } from './NB007_001.ts'
import { NB007_002 } from './NB007_002.ts'
import { NB007_003 } from './NB007_003.ts'
import { NB007_004 } from './NB007_004.ts'
import { NB007_005 } from './NB007_005.ts'
import { NB007_006 } from './NB007_006.ts'
import { NB007_007 } from './NB007_007.ts'
import { NB007_008 } from './NB007_008.ts'
import { NB007_009 } from './NB007_009.ts'
import { NB007_010 } from './NB007_010.ts'

export const tasks = [
  NB007_001,
  NB007_002,
  NB007_003,
  NB007_004,
  NB007_005,
  NB007_006,
  NB007_007,
  NB007_008,
  NB007_009,
  NB007_010,
]
