import { TR009_001 } from './TR009_001.ts'
import { TR009_002 } from './TR009_002.ts'
import { TR009_003 } from './TR009_003.ts'
import { TR009_004 } from './TR009_004.ts'
import { TR009_005 } from './TR009_005.ts'

export const tasks = [TR009_001, TR009_002, TR009_003, TR009_004, TR009_005]
