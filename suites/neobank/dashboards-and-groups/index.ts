import { NB002_001 } from './NB002_001.ts'
import { NB002_002 } from './NB002_002.ts'
import { NB002_003 } from './NB002_003.ts'

export const tasks = [NB002_001, NB002_002, NB002_003]
