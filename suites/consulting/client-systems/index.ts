import { CO002_001 } from './CO002_001.ts'
import { CO002_002 } from './CO002_002.ts'

export const tasks = [CO002_001, CO002_002]
