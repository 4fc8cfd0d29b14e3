import { NB008_001 } from './NB008_001.ts'

export const tasks = [NB008_001]
