import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, type ToolDatabase } from '../../../lib/sandbox/index.ts'
import { isoInstantOrNull, listRows, nextId, stampAfter } from '../../shared/index.ts'
import { accessTypes, clearances, clientSystemAccess, ndas, vpnAccess } from '../schema.ts'
import { completedCourses } from './completed-courses.ts'
import { employeeEmail, instant } from './fields.ts'
import { generated } from './id-series.ts'
import { needed } from './needed.ts'
import { findClient } from './rows.ts'

export const clientAccessApi = defineTool({
  name: 'client_access_api',
  description: `VPN and access to clients' systems.
- provision_vpn (email; client_id for a client's own tunnel): give VPN access. It looks at nothing: an entitlement that is there is given twice.
- check_vpn_access (email): the VPN entitlements that a person has at present; one without client_id is the firm's own.
- revoke_vpn (email; client_id): end the entitlement for that client; without client_id every entitlement of the person ends. It also succeeds when there is none.
- provision_client_system (email, client_id, system_name, access_type): give access to a client's system. It checks no prerequisite.
- check_client_requirements (client_id): the clearance level and courses that a client asks for, and whether it asks for an NDA.
- get_employee_prerequisites (email, client_id): the state of a person's clearance, of the NDA with this client, and completed courses. It does not say which level the clearance is of: background_check_api does.`,
  readOnly: false,
  input: z.strictObject({
    action: z
      .enum([
        'provision_vpn',
        'check_vpn_access',
        'revoke_vpn',
        'provision_client_system',
        'check_client_requirements',
        'get_employee_prerequisites',
      ])
      .describe('What to do'),
    email: employeeEmail.nullish(),
    client_id: z.string().nullish().describe("The client's id"),
    system_name: z.string().nullish().describe("The name of the client's system"),
    access_type: z.enum(accessTypes).nullish().describe('What kind of access'),
  }),
  output: z.strictObject({
    success: z.boolean().nullish(),
    vpn_access: z
      .array(
        z.strictObject({
          id: z.string(),
          employee_email: z.string(),
          client_id: z.string().nullish(),
          revoked_at: instant.nullish(),
        }),
      )
      .nullish(),
    requirements: z
      .strictObject({
        clearance_level: z.string(),
        requires_nda: z.boolean(),
        required_training_courses: z.array(z.string()).optional(),
      })
      .nullish(),
    clearance_status: z.string().nullish(),
    nda_status: z.string().nullish(),
    completed_training_courses: z.array(z.string()).nullish(),
  }),
  async handler(request, { db, now }) {
    switch (request.action) {
      case 'provision_vpn': {
        const { email } = needed(request, 'email')
        const id = await nextId(db, vpnAccess.id, generated('VPN'))
        await db.insert(vpnAccess).values({ id, employee_email: email, client_id: request.client_id ?? null })
        return { success: true }
      }
      case 'check_vpn_access': {
        const { email } = needed(request, 'email')
        const held = await listRows(db, vpnAccess, { employee_email: email, revoked_at: null })
        return {
          vpn_access: held.map((entitlement) => ({
            ...entitlement,
            revoked_at: isoInstantOrNull(entitlement.revoked_at),
          })),
        }
      }
      case 'revoke_vpn': {
        const { email } = needed(request, 'email')
        await revokeVpn(db, email, request.client_id || undefined, stampAfter(now))
        return { success: true }
      }
      case 'provision_client_system': {
        const { email, client_id, system_name, access_type } = needed(
          request,
          'email',
          'client_id',
          'system_name',
          'access_type',
        )
        const id = await nextId(db, clientSystemAccess.id, generated('CSA'))
        await db
          .insert(clientSystemAccess)
          .values({ id, employee_email: email, client_id, system_name, access_type })
        return { success: true }
      }
      case 'check_client_requirements': {
        const { client_id } = needed(request, 'client_id')
        const { clearance_level, requires_nda, required_training_courses } = await findClient(db, {
          id: client_id,
        })
        return { requirements: { clearance_level, requires_nda, required_training_courses } }
      }
      case 'get_employee_prerequisites': {
        const { email, client_id } = needed(request, 'email', 'client_id')
        const [clearance] = await listRows(db, clearances, { employee_email: email })
        const [nda] = await listRows(db, ndas, { employee_email: email, client_id })
        return {
          clearance_status: clearance?.status ?? 'not_initiated',
          nda_status: nda?.status ?? 'not_signed',
          completed_training_courses: await completedCourses(db, email),
        }
      }
    }
  },
})

async function revokeVpn(
  db: ToolDatabase,
  email: string,
  clientId: string | undefined,
  revoked_at: string,
): Promise<void> {
  await db
    .update(vpnAccess)
    .set({ revoked_at })
    .where(
      and(
        eq(vpnAccess.employee_email, email),
        isNull(vpnAccess.revoked_at),
        clientId === undefined ? undefined : eq(vpnAccess.client_id, clientId),
      ),
    )
}
