import { IN014_001 } from './IN014_001.ts'

export const tasks = [IN014_001]
