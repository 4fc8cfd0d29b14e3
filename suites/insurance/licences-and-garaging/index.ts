import { IN009_001 } from './IN009_001.ts'
import { IN009_002 } from './IN009_002.ts'
import { IN009_003 } from './IN009_003.ts'
import { IN009_004 } from './IN009_004.ts'
import { IN009_005 } from './IN009_005.ts'
import { IN009_006 } from './IN009_006.ts'
import { IN009_007 } from './IN009_007.ts'

export const tasks = [IN009_001, IN009_002, IN009_003, IN009_004, IN009_005, IN009_006, IN009_007]
