import { freeId } from '../../shared/index.ts'
import { ids } from '../ids.ts'
import type { Records } from '../rows.ts'

/**
 * The ids that the systems give next, the first being number 1, when a task adds these records to others.
 *
 * @param present - what is there before: the baseline and the task's records
 */
export function nextIds(present: Records) {
  // A task's record replaces one of the baseline with its id.
  const idsOf = (rows: readonly { readonly id: string }[] = []) => [...new Set(rows.map(({ id }) => id))]
  const upTo = (taken: string[], series: Parameters<typeof freeId>[0], count: number): string => {
    const given = [...taken]
    for (let made = 0; made < count; made++) given.push(freeId(series, given))
    return given.at(-1) ?? ''
  }
  const ticketSeries = { prefix: '', digits: 1, from: (rows: number) => rows + 1 }
  return {
    ticket: (count = 1) => upTo(idsOf(present.tickets), ticketSeries, count),
    approval: (count = 1) => upTo(idsOf(present.approvalRequests), ids.approvalRequest, count),
  }
}
