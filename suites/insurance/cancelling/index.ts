import { IN004_001 } from './IN004_001.ts'

export const tasks = [IN004_001]
