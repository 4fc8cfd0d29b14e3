import { DP001_001 } from './DP001_001.ts'
import { DP001_002 } from './DP001_002.ts'

export const tasks = [DP001_001, DP001_002]
