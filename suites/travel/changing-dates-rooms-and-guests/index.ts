import { TR001_001 } from './TR001_001.ts'
import { TR001_002 } from './TR001_002.ts'

export const tasks = [TR001_001, TR001_002]
