import { IN006_001 } from './IN006_001.ts'
import { IN006_002 } from './IN006_002.ts'
import { IN006_003 } from './IN006_003.ts'
import { IN006_004 } from './IN006_004.ts'
import { IN006_005 } from './IN006_005.ts'
import { IN006_006 } from './IN006_006.ts'
import { IN006_007 } from './IN006_007.ts'

export const tasks = [IN006_001, IN006_002, IN006_003, IN006_004, IN006_005, IN006_006, IN006_007]
