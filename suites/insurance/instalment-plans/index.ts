import { IN002_001 } from './IN002_001.ts'
import { IN002_002 } from './IN002_002.ts'
import { IN002_003 } from './IN002_003.ts'
import { IN002_004 } from './IN002_004.ts'
import { IN002_005 } from './IN002_005.ts'
import { IN002_006 } from './IN002_006.ts'
import { IN002_007 } from './IN002_007.ts'

export const tasks = [IN002_001, IN002_002, IN002_003, IN002_004, IN002_005, IN002_006, IN002_007]
