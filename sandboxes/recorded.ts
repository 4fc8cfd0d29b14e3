import type { ReplayTarget } from '../lib/replay/index.ts'
import { consulting, published as consultingPublished } from './consulting/index.ts'
import { insurance, published as insurancePublished } from './insurance/index.ts'
import { neobank, published as neobankPublished } from './neobank/index.ts'
import { retail, published as retailPublished } from './retail/index.ts'
import { travel, published as travelPublished } from './travel/index.ts'

/** The sandboxes on which published recordings can be replayed, with the columns that the recordings leave out. */
export const recordedDomains: readonly ReplayTarget[] = [
  { sandbox: consulting, ungraded: consultingPublished.ungraded },
  { sandbox: insurance, ungraded: insurancePublished.ungraded },
  { sandbox: neobank, ungraded: neobankPublished.ungraded },
  { sandbox: retail, ungraded: retailPublished.ungraded },
  { sandbox: travel, ungraded: travelPublished.ungraded },
]
