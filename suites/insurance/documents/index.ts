import { IN010_001 } from './IN010_001.ts'
import { IN010_002 } from './IN010_002.ts'
import { IN010_003 } from './IN010_003.ts'
import { IN010_004 } from './IN010_004.ts'
import { IN010_005 } from './IN010_005.ts'
import { IN010_006 } from './IN010_006.ts'
import { IN010_007 } from './IN010_007.ts'

export const tasks = [IN010_001, IN010_002, IN010_003, IN010_004, IN010_005, IN010_006, IN010_007]
