import { IN006_001 } from './IN006_001.ts'
import { IN006_002 } from './IN006_002.ts'

export const tasks = [IN006_001, IN006_002]
