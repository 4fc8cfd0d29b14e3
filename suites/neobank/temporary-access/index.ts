import { NB010_001 } from './NB010_001.ts'
import { NB010_002 } from './NB010_002.ts'
import { NB010_003 } from './NB010_003.ts'
import { NB010_004 } from './NB010_004.ts'
import { NB010_005 } from './NB010_005.ts'
import { NB010_006 } from './NB010_006.ts'
import { NB010_007 } from './NB010_007.ts'
import { NB010_008 } from './NB010_008.ts'
import { NB010_009 } from './NB010_009.ts'
import { NB010_010 } from './NB010_010.ts'

export const tasks = [
  NB010_001,
  NB010_002,
  NB010_003,
  NB010_004,
  NB010_005,
  NB010_006,
  NB010_007,
  NB010_008,
  NB010_009,
  NB010_010,
]
