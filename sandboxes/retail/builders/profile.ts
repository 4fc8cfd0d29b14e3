import { customerProfiles } from '../baseline/customers.ts'
import type { Row } from '../baseline/rows.ts'

/**
 * The profile of a customer of the baseline, with something changed.
 *
 * @throws Error when the baseline has no such customer
 */
export function profile(
  id: string,
  changes: Partial<Omit<Row<'customerProfiles'>, 'id'>>,
): Row<'customerProfiles'> {
  const row = customerProfiles.find((candidate) => candidate.id === id)
  if (!row) throw new Error(`The baseline has no customer ${id}.`)
  return { ...row, ...changes }
}
