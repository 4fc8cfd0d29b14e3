import { CO001_001 } from './CO001_001.ts'
import { CO001_002 } from './CO001_002.ts'

export const tasks = [CO001_001, CO001_002]
