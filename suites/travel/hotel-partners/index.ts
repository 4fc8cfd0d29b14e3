import { TR008_001 } from './TR008_001.ts'

export const tasks = [TR008_001]
