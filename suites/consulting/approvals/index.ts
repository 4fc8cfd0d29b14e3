import { CO010_001 } from './CO010_001.ts'
import { CO010_002 } from './CO010_002.ts'
import { CO010_003 } from './CO010_003.ts'

export const tasks = [CO010_001, CO010_002, CO010_003]
