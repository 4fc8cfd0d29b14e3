import { CO010_001 } from './CO010_001.ts'

export const tasks = [CO010_001]
