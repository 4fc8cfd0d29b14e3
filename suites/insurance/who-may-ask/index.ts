import { IN013_001 } from './IN013_001.ts'
import { IN013_002 } from './IN013_002.ts'
import { IN013_003 } from './IN013_003.ts'

export const tasks = [IN013_001, IN013_002, IN013_003]
