import { ST004_007 } from './ST004_007.ts'

export const tasks = [ST004_007]
