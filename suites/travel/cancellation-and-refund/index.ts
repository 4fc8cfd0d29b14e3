import { TR002_001 } from './TR002_001.ts'
import { TR002_002 } from './TR002_002.ts'
import { TR002_003 } from './TR002_003.ts'
import { TR002_004 } from './TR002_004.ts'
import { TR002_005 } from './TR002_005.ts'
import { TR002_006 } from './TR002_006.ts'
import { TR002_007 } from './TR002_007.ts'
import { TR002_008 } from './TR002_008.ts'
import { TR002_009 } from './TR002_009.ts'
import { TR002_010 } from './TR002_010.ts'
import { TR002_011 } from './TR002_011.ts'
import { TR002_012 } from './TR002_012.ts'

export const tasks = [
  TR002_001,
  TR002_002,
  TR002_003,
  TR002_004,
  TR002_005,
  TR002_006,
  TR002_007,
  TR002_008,
  TR002_009,
  TR002_010,
  TR002_011,
  TR002_012,
]
