import { IN003_001 } from './IN003_001.ts'
import { IN003_002 } from './IN003_002.ts'

export const tasks = [IN003_001, IN003_002]
