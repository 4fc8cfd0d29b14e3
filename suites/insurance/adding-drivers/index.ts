import { IN005_001 } from './IN005_001.ts'
import { IN005_002 } from './IN005_002.ts'
import { IN005_003 } from './IN005_003.ts'
import { IN005_004 } from './IN005_004.ts'
import { IN005_005 } from './IN005_005.ts'
import { IN005_006 } from './IN005_006.ts'
import { IN005_007 } from './IN005_007.ts'

export const tasks = [IN005_001, IN005_002, IN005_003, IN005_004, IN005_005, IN005_006, IN005_007]
