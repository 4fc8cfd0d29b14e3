import { NB001_001 } from './NB001_001.ts'

export const tasks = [NB001_001]
