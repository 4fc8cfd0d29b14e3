import { IN012_001 } from './IN012_001.ts'
import { IN012_002 } from './IN012_002.ts'
import { IN012_003 } from './IN012_003.ts'
import { IN012_004 } from './IN012_004.ts'
import { IN012_005 } from './IN012_005.ts'
import { IN012_006 } from './IN012_006.ts'
import { IN012_007 } from './IN012_007.ts'

export const tasks = [IN012_001, IN012_002, IN012_003, IN012_004, IN012_005, IN012_006, IN012_007]
