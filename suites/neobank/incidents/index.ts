import { NB007_001 } from './NB007_001.ts'
import { NB007_002 } from './NB007_002.ts'

export const tasks = [NB007_001, NB007_002]
