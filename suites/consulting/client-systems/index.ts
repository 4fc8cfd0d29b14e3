import { CO002_001 } from './CO002_001.ts'

export const tasks = [CO002_001]
