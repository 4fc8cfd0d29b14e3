import { ST030_005 } from './ST030_005.ts'

export const tasks = [ST030_005]
