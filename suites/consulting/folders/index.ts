import { CO007_001 } from './CO007_001.ts'
import { CO007_002 } from './CO007_002.ts'

export const tasks = [CO007_001, CO007_002]
