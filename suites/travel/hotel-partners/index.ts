import { TR008_001 } from './TR008_001.ts'
import { TR008_002 } from './TR008_002.ts'
import { TR008_003 } from './TR008_003.ts'
import { TR008_004 } from './TR008_004.ts'
import { TR008_005 } from './TR008_005.ts'

export const tasks = [TR008_001, TR008_002, TR008_003, TR008_004, TR008_005]
