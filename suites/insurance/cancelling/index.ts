import { IN004_001 } from './IN004_001.ts'
import { IN004_002 } from './IN004_002.ts'
import { IN004_003 } from './IN004_003.ts'
import { IN004_004 } from './IN004_004.ts'
import { IN004_005 } from './IN004_005.ts'
import { IN004_006 } from './IN004_006.ts'
import { IN004_007 } from './IN004_007.ts'

export const tasks = [IN004_001, IN004_002, IN004_003, IN004_004, IN004_005, IN004_006, IN004_007]
