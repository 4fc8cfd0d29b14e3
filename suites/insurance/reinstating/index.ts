import { IN003_001 } from './IN003_001.ts'

export const tasks = [IN003_001]
