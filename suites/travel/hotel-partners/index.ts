import { TR008_001 } from './TR008_001.ts'
import { TR008_002 } from './TR008_002.ts'
import { TR008_003 } from './TR008_003.ts'
import { TR008_004 } from './TR008_004.ts'
import { TR008_005 } from './TR008_005.ts'
import { TR008_006 } from './TR008_006.ts'
import { TR008_007 } from './TR008_007.ts'
import { TR008_008 } from './TR008_008.ts'
import { TR008_009 } from './TR008_009.ts'
import { TR008_010 } from './TR008_010.ts'
import { TR008_011 } from './TR008_011.ts'

export const tasks = [
  TR008_001,
  TR008_002,
  TR008_003,
  TR008_004,
  TR008_005,
  TR008_006,
  TR008_007,
  TR008_008,
  TR008_009,
  TR008_010,
  TR008_011,
]
