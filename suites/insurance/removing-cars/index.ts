import { IN008_001 } from './IN008_001.ts'
import { IN008_002 } from './IN008_002.ts'

export const tasks = [IN008_001, IN008_002]
