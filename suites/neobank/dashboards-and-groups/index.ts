import { NB002_001 } from './NB002_001.ts'
import { NB002_002 } from './NB002_002.ts'
import { NB002_003 } from './NB002_003.ts'
import { NB002_004 } from './NB002_004.ts'
import { NB002_005 } from './NB002_005.ts'
import { NB002_006 } from './NB002_006.ts'
import { NB002_007 } from './NB002_007.ts'
import { NB002_008 } from './NB002_008.ts'
import { NB002_009 } from './NB002_009.ts'
import { NB002_010 } from './NB002_010.ts'

export const tasks = [
  NB002_001,
  NB002_002,
  NB002_003,
  NB002_004,
  NB002_005,
  NB002_006,
  NB002_007,
  NB002_008,
  NB002_009,
  NB002_010,
]
