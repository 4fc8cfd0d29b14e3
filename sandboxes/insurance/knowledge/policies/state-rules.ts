import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { arrangements, cancelling, driving, garage, reinstating } from '../../rules.ts'

export const stateRules: KnowledgeDocument = {
  id: 'state-rules',
  title: 'State rules, and which rule wins',
  category: 'rules',
  body: `## ST-1 Which rule wins
The state is that of the policy (its field state), not where the customer lives, drives or had an accident.
1. A state rule on this page wins over every other rule, in the customer's favour or not.
2. A rule about a single case (an exception written by the lead, ID-5) wins over a company rule, never over a state rule.
3. A rule that names a tier wins over one that names none.
4. The policies win over help articles, and over what a tool accepts.

## ST-2 Payments by state
- **CA**: an extension is at least ${arrangements.californiaDays} days long, whatever the tier (${arrangements.extensionDays.Premium} days for Premium stays).
- **TX**: an instalment plan has at most ${arrangements.texasInstalments} instalments.
- **NY**: ${arrangements.newYorkLimit} arrangements in twelve months for every tier, no more and no fewer; no fee may be charged for a plan.
- **FL**: at most ${arrangements.floridaLimit} arrangements in twelve months; an extension is at most ${arrangements.floridaDays} days long; a plan has at most
  ${arrangements.floridaInstalments} instalments.

## ST-3 Ending and reviving a policy by state
| | CA | TX | NY | FL |
|---|---|---|---|---|
| days of notice for a cancellation | ${cancelling.noticeDays.CA} | ${cancelling.noticeDays.TX} | ${cancelling.noticeDays.NY} | ${cancelling.noticeDays.FL} |
| debt stops a cancellation | yes | yes | no | yes |
| proof of other cover or returned plates (ST-4) | no | no | yes | yes |
| days after the cancellation in which it can be reinstated | ${reinstating.withinDays.CA} | ${reinstating.withinDays.TX} | ${reinstating.withinDays.NY} | ${reinstating.withinDays.FL} |
| reinstated without a lapse inside the automatic extension | yes | yes | yes | never |

## ST-4 Plates and other cover
New York and Florida want every registered car insured without a gap. Before a policy there is cancelled, or a vehicle there is
removed, the customer says either that the plates have been returned to the state, or who insures the car
from then on and under which number. Their word is enough; without it the ticket waits for them (pending) and
nothing is changed. A car that is exchanged for another (VE-4) needs neither: its plates move over.

## ST-5 Drivers and vehicles by state
- **NY**: nobody can be excluded. Where another rule would exclude somebody there, the matter goes to underwriting
  (review only).
- **TX**: the named insured's spouse cannot be excluded; same consequence. No tool shows how a driver is related: ask, and the
  customer's word counts.
- **FL**: a person under ${driving.childFrom} is never added as a rated driver; same consequence.
- New vehicles count from the day of purchase when we are told within ${garage.newVehicleDays.CA} days in CA and NY, ${garage.newVehicleDays.TX} days in TX, ${garage.newVehicleDays.FL} days in FL.

## ST-6 Police reports by state
In Texas a police report is needed for a collision with an animal too; in New York for every collision with a parked vehicle.`,
}
