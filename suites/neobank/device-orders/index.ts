import { NB005_001 } from './NB005_001.ts'

export const tasks = [NB005_001]
