import { TR006_001 } from './TR006_001.ts'

export const tasks = [TR006_001]
