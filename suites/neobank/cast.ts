import { under } from '../../sandboxes/neobank/baseline/people.ts'
import type { Person } from '../../sandboxes/neobank/builders/index.ts'

/**
 * Somebody for a story, with what most of them have in common: years at the bank, and the first free desk user.
 *
 * @param manager - staff digits; department and office are the manager's
 */
export function hire(
  staff: string,
  name: string,
  level: number,
  manager: string,
  role: string,
  more: Partial<Person> = {},
): Person {
  return { staff, name, level, ...under(manager), role, since: '2022-03-07', user: '31', ...more }
}
