import type { SolutionStep } from '../../lib/define/define-task.ts'
import { make, type travel } from '../../sandboxes/travel/index.ts'

type Step = SolutionStep<typeof travel.tools>
type Finished = Parameters<typeof make.finishedTicket>[0]

/** Reads a company's account. */
export function account(corporate_account_id: string): Step {
  return ['corporate_api_get_account_details', { corporate_account_id }]
}

/** The ticket about a company's booking, or its account; the writer by id or address of mail. */
export function companyTicket(
  writer: string,
  corporate_account_id: string,
  more: Partial<Finished> & Pick<Finished, 'request_type_detail'>,
) {
  return make.finishedTicket({
    requester_id: make.deskUserOf(writer),
    status: 'solved',
    priority: 'low',
    type: 'task',
    tags: ['corporate-account'],
    corporate_account_id,
    ...more,
  })
}

/** What a ticket has that is given to the corporate desk. */
export const toCorporateDesk = { status: 'open', priority: 'high', assignee_id: '4' } as const
