import { TR004_001 } from './TR004_001.ts'
import { TR004_002 } from './TR004_002.ts'
import { TR004_003 } from './TR004_003.ts'
import { TR004_004 } from './TR004_004.ts'
import { TR004_005 } from './TR004_005.ts'
import { TR004_006 } from './TR004_006.ts'
import { TR004_007 } from './TR004_007.ts'
import { TR004_008 } from './TR004_008.ts'
import { TR004_009 } from './TR004_009.ts'
import { TR004_010 } from './TR004_010.ts'
import { TR004_011 } from './TR004_011.ts'

export const tasks = [
  TR004_001,
  TR004_002,
  TR004_003,
  TR004_004,
  TR004_005,
  TR004_006,
  TR004_007,
  TR004_008,
  TR004_009,
  TR004_010,
  TR004_011,
]
