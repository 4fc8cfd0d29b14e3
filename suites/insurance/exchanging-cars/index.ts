import { IN007_001 } from './IN007_001.ts'

export const tasks = [IN007_001]
