import { TR007_001 } from './TR007_001.ts'
import { TR007_002 } from './TR007_002.ts'
import { TR007_003 } from './TR007_003.ts'
import { TR007_004 } from './TR007_004.ts'
import { TR007_005 } from './TR007_005.ts'
import { TR007_006 } from './TR007_006.ts'
import { TR007_007 } from './TR007_007.ts'
import { TR007_008 } from './TR007_008.ts'
import { TR007_009 } from './TR007_009.ts'
import { TR007_010 } from './TR007_010.ts'
import { TR007_011 } from './TR007_011.ts'

export const tasks = [
  TR007_001,
  TR007_002,
  TR007_003,
  TR007_004,
  TR007_005,
  TR007_006,
  TR007_007,
  TR007_008,
  TR007_009,
  TR007_010,
  TR007_011,
]
