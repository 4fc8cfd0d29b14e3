import { ST005_003 } from './ST005_003.ts'

export const tasks = [ST005_003]
