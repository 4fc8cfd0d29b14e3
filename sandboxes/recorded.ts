import type { ReplayTarget } from '../lib/replay/index.ts'
import { published, retail } from './retail/index.ts'

/** The sandboxes on which published recordings can be replayed, with the columns that the recordings leave out. */
export const recordedDomains: readonly ReplayTarget[] = [{ sandbox: retail, ungraded: published.ungraded }]
