import { TR006_001 } from './TR006_001.ts'
import { TR006_002 } from './TR006_002.ts'
import { TR006_003 } from './TR006_003.ts'
import { TR006_004 } from './TR006_004.ts'
import { TR006_005 } from './TR006_005.ts'

export const tasks = [TR006_001, TR006_002, TR006_003, TR006_004, TR006_005]
