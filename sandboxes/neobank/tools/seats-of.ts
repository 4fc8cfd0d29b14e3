import type { ToolDatabase } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { licenseAllocations, type softwareLicenses } from '../schema.ts'

/** The seats of a licence: all of them, and those that nobody has. Null where their number is not limited. */
export async function seatsOf(
  db: ToolDatabase,
  { id, license_type, total_licenses }: typeof softwareLicenses.$inferSelect,
): Promise<{ readonly total: number | null; readonly available: number | null }> {
  if (license_type === 'unlimited' || total_licenses === null) return { total: null, available: null }
  const taken = await listRows(db, licenseAllocations, { license_id: id, is_active: true })
  return { total: total_licenses, available: total_licenses - taken.length }
}
