import { NB003_001 } from './NB003_001.ts'

export const tasks = [NB003_001]
