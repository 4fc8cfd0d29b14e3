import { CO004_001 } from './CO004_001.ts'
import { CO004_002 } from './CO004_002.ts'

export const tasks = [CO004_001, CO004_002]
