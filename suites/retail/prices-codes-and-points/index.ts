import { ST012_002 } from './ST012_002.ts'

export const tasks = [ST012_002]
