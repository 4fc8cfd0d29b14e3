import { TR001_001 } from './TR001_001.ts'
import { TR001_002 } from './TR001_002.ts'
import { TR001_003 } from './TR001_003.ts'
import { TR001_004 } from './TR001_004.ts'
import { TR001_005 } from './TR001_005.ts'
import { TR001_006 } from './TR001_006.ts'
import { TR001_007 } from './TR001_007.ts'
import { TR001_008 } from './TR001_008.ts'
import { TR001_009 } from './TR001_009.ts'
import { TR001_010 } from './TR001_010.ts'
import { TR001_011 } from './TR001_011.ts'
import { TR001_012 } from './TR001_012.ts'

export const tasks = [
  TR001_001,
  TR001_002,
  TR001_003,
  TR001_004,
  TR001_005,
  TR001_006,
  TR001_007,
  TR001_008,
  TR001_009,
  TR001_010,
  TR001_011,
  TR001_012,
]
