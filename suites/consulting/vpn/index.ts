import { CO008_001 } from './CO008_001.ts'

export const tasks = [CO008_001]
