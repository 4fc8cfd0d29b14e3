import { IN002_001 } from './IN002_001.ts'
import { IN002_002 } from './IN002_002.ts'

export const tasks = [IN002_001, IN002_002]
