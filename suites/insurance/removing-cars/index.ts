import { IN008_001 } from './IN008_001.ts'

export const tasks = [IN008_001]
