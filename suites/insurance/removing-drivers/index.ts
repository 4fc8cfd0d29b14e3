import { IN006_001 } from './IN006_001.ts'

export const tasks = [IN006_001]
