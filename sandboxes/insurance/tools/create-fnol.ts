import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { namedId } from '../ids.ts'
import { claimStages, claims, claimTypes, severities, siuFlags } from '../schema.ts'
import { day, policyId } from './fields.ts'
import { findPolicy } from './rows.ts'

/**
 * Policy, day of loss and vehicle make a claim. Kept as recorded: vehicle and driver are not looked up, and a claim
 * counts as entered on the day of the loss.
 */
export const createFnol = defineTool({
  name: 'claims_create_fnol',
  description:
    'Report a loss: opens a claim in initial review. One claim for each policy, day and vehicle: a second report of ' +
    'the same three is refused. Neither vehicle nor driver is checked against the policy, and nothing follows from ' +
    'another argument by itself: severity, flags and the need of a police report are yours to work out.',
  readOnly: false,
  input: z.strictObject({
    policy_id: policyId,
    vehicle_id: z.string().nullish().describe('The vehicle of the policy that was in it'),
    vehicle_vin: z.string().nullish().describe("That vehicle's VIN"),
    driver_id: z.string().nullish().describe('The driver of the policy who was at the wheel'),
    date_of_loss: day.describe('The day on which it happened, YYYY-MM-DD'),
    loss_location: z.string().describe('Town and state: Austin, TX'),
    claim_type: z.enum(claimTypes).describe('What happened'),
    severity: z.enum(severities).describe('How bad it is'),
    siu_flag: z
      .enum(siuFlags)
      .nullish()
      .describe('Whether the investigation unit has to look; None when not said'),
    unlisted_driver_flag: z.boolean().nullish().describe('The person at the wheel is not on the policy'),
    has_bodily_injury: z.boolean().nullish().describe('Somebody was hurt'),
    police_report_required: z.boolean().nullish().describe('The rules ask for a police report'),
    police_report_number: z.string().nullish().describe('Its number, as the customer gives it'),
    other_party_name: z.string().nullish().describe('Who else was in it'),
    other_party_phone: z.string().nullish().describe('Their telephone number'),
    other_party_insurance: z.string().nullish().describe('Their insurer'),
  }),
  output: z.object({ claim_id: z.string(), claim_stage: z.enum(claimStages) }),
  async handler(report, { db }) {
    const { policy_id, date_of_loss, vehicle_id, vehicle_vin } = report
    await findPolicy(db, { id: policy_id })
    const id = namedId('CLM-2', 9, [policy_id, date_of_loss, vehicle_id || vehicle_vin || 'no_vehicle'])
    if ((await listRows(db, claims, { id })).length > 0) {
      throw new ToolError(`This loss is reported already, as ${id}.`)
    }
    const claim_stage = 'Open – Initial Review' as const
    await db.insert(claims).values({
      ...report,
      id,
      claim_stage,
      siu_flag: report.siu_flag ?? 'None',
      unlisted_driver_flag: report.unlisted_driver_flag ?? false,
      has_bodily_injury: report.has_bodily_injury ?? false,
      police_report_required: report.police_report_required ?? false,
      created_date: date_of_loss,
    })
    return { claim_id: id, claim_stage }
  },
})
