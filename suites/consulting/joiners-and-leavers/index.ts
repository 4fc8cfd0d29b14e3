import { CO009_001 } from './CO009_001.ts'

export const tasks = [CO009_001]
