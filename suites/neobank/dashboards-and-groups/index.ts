import { NB002_001 } from './NB002_001.ts'

export const tasks = [NB002_001]
