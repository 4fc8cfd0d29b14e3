import { IN014_001 } from './IN014_001.ts'
import { IN014_002 } from './IN014_002.ts'
import { IN014_003 } from './IN014_003.ts'
import { IN014_004 } from './IN014_004.ts'
import { IN014_005 } from './IN014_005.ts'
import { IN014_006 } from './IN014_006.ts'
import { IN014_007 } from './IN014_007.ts'

export const tasks = [IN014_001, IN014_002, IN014_003, IN014_004, IN014_005, IN014_006, IN014_007]
