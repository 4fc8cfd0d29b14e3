import { TR006_001 } from './TR006_001.ts'
import { TR006_002 } from './TR006_002.ts'
import { TR006_003 } from './TR006_003.ts'
import { TR006_004 } from './TR006_004.ts'
import { TR006_005 } from './TR006_005.ts'
import { TR006_006 } from './TR006_006.ts'
import { TR006_007 } from './TR006_007.ts'
import { TR006_008 } from './TR006_008.ts'
import { TR006_009 } from './TR006_009.ts'
import { TR006_010 } from './TR006_010.ts'
import { TR006_011 } from './TR006_011.ts'
import { TR006_012 } from './TR006_012.ts'

export const tasks = [
  TR006_001,
  TR006_002,
  TR006_003,
  TR006_004,
  TR006_005,
  TR006_006,
  TR006_007,
  TR006_008,
  TR006_009,
  TR006_010,
  TR006_011,
  TR006_012,
]
