import { CO005_001 } from './CO005_001.ts'
import { CO005_002 } from './CO005_002.ts'

export const tasks = [CO005_001, CO005_002]
