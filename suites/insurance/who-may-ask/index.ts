import { IN013_001 } from './IN013_001.ts'
import { IN013_002 } from './IN013_002.ts'
import { IN013_003 } from './IN013_003.ts'
import { IN013_004 } from './IN013_004.ts'
import { IN013_005 } from './IN013_005.ts'
import { IN013_006 } from './IN013_006.ts'
import { IN013_007 } from './IN013_007.ts'

export const tasks = [IN013_001, IN013_002, IN013_003, IN013_004, IN013_005, IN013_006, IN013_007]
