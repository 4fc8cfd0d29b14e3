import { IN011_001 } from './IN011_001.ts'

export const tasks = [IN011_001]
