import { ST003_002 } from './ST003_002.ts'
import { ST003_006 } from './ST003_006.ts'
import { ST003_012 } from './ST003_012.ts'

export const tasks = [ST003_002, ST003_006, ST003_012]
