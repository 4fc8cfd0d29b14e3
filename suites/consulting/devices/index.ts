import { CO003_001 } from './CO003_001.ts'

export const tasks = [CO003_001]
