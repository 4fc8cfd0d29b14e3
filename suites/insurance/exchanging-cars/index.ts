import { IN007_001 } from './IN007_001.ts'
import { IN007_002 } from './IN007_002.ts'

export const tasks = [IN007_001, IN007_002]
