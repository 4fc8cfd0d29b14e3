import { ST009_001 } from './ST009_001.ts'

export const tasks = [ST009_001]
