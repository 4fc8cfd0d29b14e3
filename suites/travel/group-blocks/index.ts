import { TR003_001 } from './TR003_001.ts'
import { TR003_002 } from './TR003_002.ts'

export const tasks = [TR003_001, TR003_002]
