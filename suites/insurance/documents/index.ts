import { IN010_001 } from './IN010_001.ts'

export const tasks = [IN010_001]
