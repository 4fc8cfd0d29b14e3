import { TR004_001 } from './TR004_001.ts'
import { TR004_002 } from './TR004_002.ts'

export const tasks = [TR004_001, TR004_002]
