import { IN004_001 } from './IN004_001.ts'
import { IN004_002 } from './IN004_002.ts'

export const tasks = [IN004_001, IN004_002]
