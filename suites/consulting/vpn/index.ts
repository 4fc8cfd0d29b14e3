import { CO008_001 } from './CO008_001.ts'
import { CO008_002 } from './CO008_002.ts'
import { CO008_003 } from './CO008_003.ts'
import { CO008_004 } from './CO008_004.ts'
import { CO008_005 } from './CO008_005.ts'
import { CO008_006 } from './CO008_006.ts'
import { CO008_007 } from './CO008_007.ts'
import { CO008_008 } from './CO008_008.ts'

export const tasks = [CO008_001, CO008_002, CO008_003, CO008_004, CO008_005, CO008_006, CO008_007, CO008_008]
