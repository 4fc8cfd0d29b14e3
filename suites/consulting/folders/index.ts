import { CO007_001 } from './CO007_001.ts'

export const tasks = [CO007_001]
