import { IN011_001 } from './IN011_001.ts'
import { IN011_002 } from './IN011_002.ts'
import { IN011_003 } from './IN011_003.ts'
import { IN011_004 } from './IN011_004.ts'
import { IN011_005 } from './IN011_005.ts'
import { IN011_006 } from './IN011_006.ts'
import { IN011_007 } from './IN011_007.ts'
import { IN011_008 } from './IN011_008.ts'

export const tasks = [IN011_001, IN011_002, IN011_003, IN011_004, IN011_005, IN011_006, IN011_007, IN011_008]
