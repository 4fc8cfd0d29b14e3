import { IN012_001 } from './IN012_001.ts'

export const tasks = [IN012_001]
