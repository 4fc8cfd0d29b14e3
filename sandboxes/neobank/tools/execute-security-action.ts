import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { nextId } from '../../shared/index.ts'
import { securityOperationAt } from '../clock.ts'
import { ids } from '../ids.ts'
import { longestBypassHours } from '../rules.ts'
import { securityAudit, securityOperations } from '../schema.ts'
import { email, ticketId } from './fields.ts'
import { findEmployee } from './find-rows.ts'

const input = z.strictObject({
  email,
  operation: z.enum(securityOperations).describe('What to do'),
  mfa_device_id: z
    .string()
    .nullish()
    .describe('For add_mfa_device and remove_mfa_device: which second factor'),
  bypass_duration_hours: z
    .int()
    .nullish()
    .describe(`For set_temporary_bypass: how long, ${longestBypassHours} hours at most`),
  ticket_id: ticketId,
  bypass_expires_at: z.string().nullish().describe('For set_temporary_bypass: when it ends, ISO 8601'),
})

export const executeSecurityAction = defineTool({
  name: 'okta_security_api_execute_action',
  description:
    "Do something to an employee's sign-in: have the identity verified, unlock, reset the password, end sessions, add or remove a " +
    'second factor, or let sign-in go without it for a few hours. What an operation does not use is passed over. Whether ' +
    'the policy allows it, and what must come before it, is for you to check.',
  readOnly: false,
  input,
  output: z.strictObject({
    success: z.boolean(),
    audit_id: z.string().describe('The entry in the audit log'),
    error_message: z.string().nullish(),
  }),
  async handler(action, { db }) {
    const { id: employee_id } = await findEmployee(db, { email: action.email })
    const id = await nextId(db, securityAudit.id, ids.securityAudit)
    await db.insert(securityAudit).values({
      id,
      employee_id,
      operation: action.operation,
      performed_by: 'system',
      performed_at: securityOperationAt,
      reason: `Security operation: ${action.operation}`,
      ticket_id: action.ticket_id,
      ...detailsOf(action),
    })
    return { success: true, audit_id: id }
  },
})

/** The columns that only some operations fill. */
function detailsOf(action: z.output<typeof input>): Partial<typeof securityAudit.$inferInsert> {
  const { operation, mfa_device_id, bypass_duration_hours, bypass_expires_at } = action
  if (operation === 'add_mfa_device' || operation === 'remove_mfa_device') {
    if (!mfa_device_id) throw new ToolError(`${operation} needs mfa_device_id.`)
    return { mfa_device_id }
  }
  if (operation === 'set_temporary_bypass') {
    if (
      bypass_duration_hours == null ||
      bypass_duration_hours < 1 ||
      bypass_duration_hours > longestBypassHours
    )
      throw new ToolError(
        `set_temporary_bypass needs bypass_duration_hours, from 1 to ${longestBypassHours}.`,
      )
    if (bypass_expires_at != null && Number.isNaN(Date.parse(bypass_expires_at)))
      throw new ToolError('bypass_expires_at is not an instant. Write it as 2025-10-01T17:00:00Z.')
    return { bypass_duration_hours, bypass_expires_at }
  }
  return {}
}
