import { IN003_001 } from './IN003_001.ts'
import { IN003_002 } from './IN003_002.ts'
import { IN003_003 } from './IN003_003.ts'

export const tasks = [IN003_001, IN003_002, IN003_003]
