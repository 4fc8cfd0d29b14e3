import { TR009_001 } from './TR009_001.ts'
import { TR009_002 } from './TR009_002.ts'
import { TR009_003 } from './TR009_003.ts'
import { TR009_004 } from './TR009_004.ts'
import { TR009_005 } from './TR009_005.ts'
import { TR009_006 } from './TR009_006.ts'
import { TR009_007 } from './TR009_007.ts'
import { TR009_008 } from './TR009_008.ts'
import { TR009_009 } from './TR009_009.ts'
import { TR009_010 } from './TR009_010.ts'
import { TR009_011 } from './TR009_011.ts'
import { TR009_012 } from './TR009_012.ts'

export const tasks = [
  TR009_001,
  TR009_002,
  TR009_003,
  TR009_004,
  TR009_005,
  TR009_006,
  TR009_007,
  TR009_008,
  TR009_009,
  TR009_010,
  TR009_011,
  TR009_012,
]
