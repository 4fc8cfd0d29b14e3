import { TR001_001 } from './TR001_001.ts'
import { TR001_002 } from './TR001_002.ts'
import { TR001_003 } from './TR001_003.ts'

export const tasks = [TR001_001, TR001_002, TR001_003]
