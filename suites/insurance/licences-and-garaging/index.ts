import { IN009_001 } from './IN009_001.ts'
import { IN009_002 } from './IN009_002.ts'

export const tasks = [IN009_001, IN009_002]
