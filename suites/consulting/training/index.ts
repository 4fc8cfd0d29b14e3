import { CO006_001 } from './CO006_001.ts'

export const tasks = [CO006_001]
