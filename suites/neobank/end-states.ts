/** Fields of an end state in which no approval was needed. */
export const unasked = { approval_required: 'no', approval_status: 'not_required' } as const
export const provisioned = { status: 'solved', resolution_category: 'provisioned', ...unasked } as const
export const denied = { status: 'solved', resolution_category: 'denied', ...unasked } as const
/** Done after approval. */
export const granted = {
  status: 'solved',
  resolution_category: 'provisioned',
  approval_required: 'yes',
  approval_status: 'approved',
} as const
/** On a waiting list, or stopped by an incident. */
export const waits = { status: 'hold', resolution_category: 'backlogged', ...unasked } as const

const handedOver = {
  it_ops_team: 'escalated_it_ops',
  it_inf_team: 'escalated_it_inf',
  it_sec_team: 'escalated_it_sec',
  ops_team: 'escalated_ops',
  comp_team: 'escalated_compl',
  engin_team: 'escalated_engin',
} as const

/** The end state of what is handed to another team. */
export function handedTo<O extends keyof typeof handedOver>(owner: O) {
  return { status: 'open', resolution_category: handedOver[owner], owner, ...unasked } as const
}

/** Answered, or so already. */
export const informed = { status: 'solved', resolution_category: 'information_provided', ...unasked } as const
