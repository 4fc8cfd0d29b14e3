import { NB003_001 } from './NB003_001.ts'
import { NB003_002 } from './NB003_002.ts'
import { NB003_003 } from './NB003_003.ts'
import { NB003_004 } from './NB003_004.ts'
import { NB003_005 } from './NB003_005.ts'
import { NB003_006 } from './NB003_006.ts'
import { NB003_007 } from './NB003_007.ts'
import { NB003_008 } from './NB003_008.ts'
import { NB003_009 } from './NB003_009.ts'
import { NB003_010 } from './NB003_010.ts'
import { NB003_011 } from './NB003_011.ts'

export const tasks = [
  NB003_001,
  NB003_002,
  NB003_003,
  NB003_004,
  NB003_005,
  NB003_006,
  NB003_007,
  NB003_008,
  NB003_009,
  NB003_010,
  NB003_011,
]
