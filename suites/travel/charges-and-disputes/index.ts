import { TR005_001 } from './TR005_001.ts'
import { TR005_002 } from './TR005_002.ts'
import { TR005_003 } from './TR005_003.ts'
import { TR005_004 } from './TR005_004.ts'
import { TR005_005 } from './TR005_005.ts'
import { TR005_006 } from './TR005_006.ts'
import { TR005_007 } from './TR005_007.ts'
import { TR005_008 } from './TR005_008.ts'
import { TR005_009 } from './TR005_009.ts'
import { TR005_010 } from './TR005_010.ts'
import { TR005_011 } from './TR005_011.ts'
import { TR005_012 } from './TR005_012.ts'

export const tasks = [
  TR005_001,
  TR005_002,
  TR005_003,
  TR005_004,
  TR005_005,
  TR005_006,
  TR005_007,
  TR005_008,
  TR005_009,
  TR005_010,
  TR005_011,
  TR005_012,
]
