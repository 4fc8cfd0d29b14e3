import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, gives } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { granted } from '../end-states.ts'

const delphine = colleague('190010')
const kit = hire('190254', 'Kit Abernethy', 3, '190010', 'Web Editor')
const records = people(kit)
const mine = idsAfter(records).ticket()
const end = fresh('29', 'task', 'normal', 'Forgeyard for WD-190254', mine, {
  ...granted,
  approver_id: 'WD-190010',
})
const forge = gives(kit, 'Forgeyard', 'read_only', mine)

export const NB008_004 = neobank.task({
  id: 'NB008_004',
  title: 'who asks for her own people has approved by asking',
  level: 'routine',
  traits: ['who-may', 'effects-that-belong-together'],
  decidedBy: ['ID-2', 'AP-1'],
  request: `Delphine Sorel, delphine.sorel@quillhaven.example. Kit (kit.abernethy@quillhaven.example) edits our web texts in Forgeyard from tomorrow on, reading first. Please give read access; do I have to approve it somewhere?`,
  customer: `You are Delphine Sorel, head of marketing, writing from Santa Fe, friendly. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(delphine),
    ...desk.register(kit),
    ['zendesk_get_items', { table: 'tickets', filter: "requester_id eq '31'" }],
    ...desk.has(kit, 'Forgeyard'),
    end.open,
    ...forge.steps,
    end.close,
  ],
  expected: [end.effect, ...forge.effects],
})
