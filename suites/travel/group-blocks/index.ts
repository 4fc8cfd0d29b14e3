import { TR003_001 } from './TR003_001.ts'
import { TR003_002 } from './TR003_002.ts'
import { TR003_003 } from './TR003_003.ts'
import { TR003_004 } from './TR003_004.ts'
import { TR003_005 } from './TR003_005.ts'
import { TR003_006 } from './TR003_006.ts'
import { TR003_007 } from './TR003_007.ts'
import { TR003_008 } from './TR003_008.ts'
import { TR003_009 } from './TR003_009.ts'
import { TR003_010 } from './TR003_010.ts'
import { TR003_011 } from './TR003_011.ts'

export const tasks = [
  TR003_001,
  TR003_002,
  TR003_003,
  TR003_004,
  TR003_005,
  TR003_006,
  TR003_007,
  TR003_008,
  TR003_009,
  TR003_010,
  TR003_011,
]
