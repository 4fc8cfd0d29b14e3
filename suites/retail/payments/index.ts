import { ST028_002 } from './ST028_002.ts'
import { ST028_003 } from './ST028_003.ts'
import { ST028_004 } from './ST028_004.ts'
import { ST028_005 } from './ST028_005.ts'
import { ST028_006 } from './ST028_006.ts'
import { ST028_007 } from './ST028_007.ts'

export const tasks = [ST028_002, ST028_003, ST028_004, ST028_005, ST028_006, ST028_007]
