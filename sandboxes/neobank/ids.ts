import type { IdSeries } from '../shared/index.ts'

/** Every system here numbers a new row by how many rows there are plus one: `APR-00000007` beside six others. */
function counted(prefix: string, digits = 8): IdSeries {
  return { prefix, digits, from: (rows) => rows + 1 }
}

export const ids = {
  appAccess: counted('OAA-'),
  groupMembership: counted('OGM-'),
  securityAudit: counted('OSA-'),
  licenseAllocation: counted('LAL-'),
  assetAssignment: counted('ASN-'),
  approvalRequest: counted('APR-'),
  emailNotification: counted('NTF-'),
  procurementOrder: counted('HW-ORDER-', 7),
} as const
