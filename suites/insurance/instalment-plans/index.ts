import { IN002_001 } from './IN002_001.ts'

export const tasks = [IN002_001]
