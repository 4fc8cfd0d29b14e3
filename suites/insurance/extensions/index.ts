import { IN001_001 } from './IN001_001.ts'

export const tasks = [IN001_001]
