import { TR002_001 } from './TR002_001.ts'
import { TR002_002 } from './TR002_002.ts'

export const tasks = [TR002_001, TR002_002]
