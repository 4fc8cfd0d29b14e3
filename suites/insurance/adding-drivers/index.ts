import { IN005_001 } from './IN005_001.ts'
import { IN005_002 } from './IN005_002.ts'

export const tasks = [IN005_001, IN005_002]
