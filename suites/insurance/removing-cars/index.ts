import { IN008_001 } from './IN008_001.ts'
import { IN008_002 } from './IN008_002.ts'
import { IN008_003 } from './IN008_003.ts'
import { IN008_004 } from './IN008_004.ts'
import { IN008_005 } from './IN008_005.ts'
import { IN008_006 } from './IN008_006.ts'
import { IN008_007 } from './IN008_007.ts'

export const tasks = [IN008_001, IN008_002, IN008_003, IN008_004, IN008_005, IN008_006, IN008_007]
