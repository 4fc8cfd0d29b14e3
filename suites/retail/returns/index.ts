import { ST006_005 } from './ST006_005.ts'
import { ST006_012 } from './ST006_012.ts'

export const tasks = [ST006_005, ST006_012]
