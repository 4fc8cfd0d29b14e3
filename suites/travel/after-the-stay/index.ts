import { TR007_001 } from './TR007_001.ts'

export const tasks = [TR007_001]
