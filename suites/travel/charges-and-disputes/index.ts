import { TR005_001 } from './TR005_001.ts'
import { TR005_002 } from './TR005_002.ts'
import { TR005_003 } from './TR005_003.ts'

export const tasks = [TR005_001, TR005_002, TR005_003]
