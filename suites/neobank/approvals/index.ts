import { NB008_001 } from './NB008_001.ts'
import { NB008_002 } from './NB008_002.ts'
import { NB008_003 } from './NB008_003.ts'
import { NB008_004 } from './NB008_004.ts'
import { NB008_005 } from './NB008_005.ts'
import { NB008_006 } from './NB008_006.ts'
import { NB008_007 } from './NB008_007.ts'
import { NB008_008 } from './NB008_008.ts'
import { NB008_009 } from './NB008_009.ts'
import { NB008_010 } from './NB008_010.ts'

export const tasks = [
  NB008_001,
  NB008_002,
  NB008_003,
  NB008_004,
  NB008_005,
  NB008_006,
  NB008_007,
  NB008_008,
  NB008_009,
  NB008_010,
]
