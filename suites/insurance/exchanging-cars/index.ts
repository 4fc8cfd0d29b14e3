import { IN007_001 } from './IN007_001.ts'
import { IN007_002 } from './IN007_002.ts'
import { IN007_003 } from './IN007_003.ts'
import { IN007_004 } from './IN007_004.ts'
import { IN007_005 } from './IN007_005.ts'
import { IN007_006 } from './IN007_006.ts'
import { IN007_007 } from './IN007_007.ts'

export const tasks = [IN007_001, IN007_002, IN007_003, IN007_004, IN007_005, IN007_006, IN007_007]
