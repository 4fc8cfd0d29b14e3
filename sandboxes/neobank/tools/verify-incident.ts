import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { securityIncidents } from '../schema.ts'
import { instant } from './fields.ts'

const dayMilliseconds = 24 * 3_600_000

export const verifyIncident = defineTool({
  name: 'security_api_verify_incident',
  description:
    'List the security incidents that are active or were closed within the last 24 hours, the latest first. It does not say whose ' +
    'incident it is or which systems it concerns, except in its description.',
  readOnly: true,
  input: z.strictObject({}),
  output: z.strictObject({
    incidents: z.array(
      z.strictObject({
        incident_id: z.string(),
        severity: z.string(),
        description: z.string(),
        started_at: z.string(),
        is_active: z.boolean(),
        closed_at: instant,
      }),
    ),
  }),
  async handler(_, { db, now }) {
    const yesterday = now.getTime() - dayMilliseconds
    const incidents = (await listRows(db, securityIncidents))
      .filter(
        ({ is_active, resolved_at }) =>
          is_active || (resolved_at !== null && Date.parse(resolved_at) >= yesterday),
      )
      .sort((a, b) => Date.parse(b.reported_at) - Date.parse(a.reported_at))
    return {
      incidents: incidents.map(({ id, severity, description, reported_at, is_active, resolved_at }) => ({
        incident_id: id,
        severity,
        description,
        started_at: reported_at,
        is_active,
        closed_at: resolved_at,
      })),
    }
  },
})
