import { ST015_004 } from './ST015_004.ts'

export const tasks = [ST015_004]
