import { NB006_001 } from './NB006_001.ts'
import { NB006_002 } from './NB006_002.ts'

export const tasks = [NB006_001, NB006_002]
