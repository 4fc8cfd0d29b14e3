import { CO011_001 } from './CO011_001.ts'

export const tasks = [CO011_001]
