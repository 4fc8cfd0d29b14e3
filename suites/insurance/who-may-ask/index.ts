import { IN013_001 } from './IN013_001.ts'

export const tasks = [IN013_001]
