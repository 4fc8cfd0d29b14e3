import { ST025_008 } from './ST025_008.ts'

export const tasks = [ST025_008]
