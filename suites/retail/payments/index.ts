import { ST028_002 } from './ST028_002.ts'

export const tasks = [ST028_002]
