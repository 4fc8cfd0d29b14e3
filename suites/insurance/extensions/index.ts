import { IN001_001 } from './IN001_001.ts'
import { IN001_002 } from './IN001_002.ts'

export const tasks = [IN001_001, IN001_002]
