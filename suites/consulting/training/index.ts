import { CO006_001 } from './CO006_001.ts'
import { CO006_002 } from './CO006_002.ts'
import { CO006_003 } from './CO006_003.ts'
import { CO006_004 } from './CO006_004.ts'
import { CO006_005 } from './CO006_005.ts'
import { CO006_006 } from './CO006_006.ts'
import { CO006_007 } from './CO006_007.ts'
import { CO006_008 } from './CO006_008.ts'
import { CO006_009 } from './CO006_009.ts'

export const tasks = [
  CO006_001,
  CO006_002,
  CO006_003,
  CO006_004,
  CO006_005,
  CO006_006,
  CO006_007,
  CO006_008,
  CO006_009,
]
