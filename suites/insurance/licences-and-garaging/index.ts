import { IN009_001 } from './IN009_001.ts'

export const tasks = [IN009_001]
