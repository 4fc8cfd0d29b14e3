import { NB009_001 } from './NB009_001.ts'

export const tasks = [NB009_001]
