import { z } from 'zod'
import { claimStages, type claims, claimTypes, severities } from '../schema.ts'
import { day } from './fields.ts'

type Claim = typeof claims.$inferSelect

/** A claim as the lists show it. Injuries, flags and other parties are not among it. */
export const claimRow = z.strictObject({
  claim_id: z.string(),
  date_of_loss: day,
  claim_type: z.enum(claimTypes),
  claim_stage: z.enum(claimStages),
  severity: z.enum(severities),
  created_date: day,
})

export function showClaim({
  id,
  date_of_loss,
  claim_type,
  claim_stage,
  severity,
  created_date,
}: Claim): z.input<typeof claimRow> {
  return { claim_id: id, date_of_loss, claim_type, claim_stage, severity, created_date }
}

/** A claim is open in every stage whose name says so. */
export function isOpen({ claim_stage }: Pick<Claim, 'claim_stage'>): boolean {
  return claim_stage.startsWith('Open')
}
