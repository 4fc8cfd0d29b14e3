import { CO009_001 } from './CO009_001.ts'
import { CO009_002 } from './CO009_002.ts'
import { CO009_003 } from './CO009_003.ts'

export const tasks = [CO009_001, CO009_002, CO009_003]
