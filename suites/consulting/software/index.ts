import { CO001_001 } from './CO001_001.ts'
import { CO001_002 } from './CO001_002.ts'
import { CO001_003 } from './CO001_003.ts'
import { CO001_004 } from './CO001_004.ts'
import { CO001_005 } from './CO001_005.ts'

export const tasks = [CO001_001, CO001_002, CO001_003, CO001_004, CO001_005]
