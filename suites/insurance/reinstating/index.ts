import { IN003_001 } from './IN003_001.ts'
import { IN003_002 } from './IN003_002.ts'
import { IN003_003 } from './IN003_003.ts'
import { IN003_004 } from './IN003_004.ts'
import { IN003_005 } from './IN003_005.ts'
import { IN003_006 } from './IN003_006.ts'
import { IN003_007 } from './IN003_007.ts'

export const tasks = [IN003_001, IN003_002, IN003_003, IN003_004, IN003_005, IN003_006, IN003_007]
