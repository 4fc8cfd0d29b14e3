import { ST009_001 } from './ST009_001.ts'
import { ST009_002 } from './ST009_002.ts'
import { ST009_003 } from './ST009_003.ts'
import { ST009_004 } from './ST009_004.ts'
import { ST009_005 } from './ST009_005.ts'

export const tasks = [ST009_001, ST009_002, ST009_003, ST009_004, ST009_005]
