import { TR009_001 } from './TR009_001.ts'

export const tasks = [TR009_001]
