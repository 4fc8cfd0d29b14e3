import { IN005_001 } from './IN005_001.ts'

export const tasks = [IN005_001]
