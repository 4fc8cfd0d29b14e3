import { IN001_001 } from './IN001_001.ts'
import { IN001_002 } from './IN001_002.ts'
import { IN001_003 } from './IN001_003.ts'
import { IN001_004 } from './IN001_004.ts'
import { IN001_005 } from './IN001_005.ts'
import { IN001_006 } from './IN001_006.ts'
import { IN001_007 } from './IN001_007.ts'
import { IN001_008 } from './IN001_008.ts'

export const tasks = [IN001_001, IN001_002, IN001_003, IN001_004, IN001_005, IN001_006, IN001_007, IN001_008]
