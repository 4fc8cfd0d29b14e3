import type { Records, Row } from '../rows.ts'
import { deskUsers, staffOrganization } from '../rules.ts'

type TicketDetails = Partial<Omit<Row<'tickets'>, 'id' | 'subject' | 'requester_id' | 'created_at'>>

/** Comments of a ticket: the desk user who wrote, the text, the instant. */
type Remark = readonly [author: string, body: string, at: string]

/**
 * A ticket of the desk with its comments.
 *
 * @param id - free; the comments' ids are made from it
 * @param requester - desk user
 * @param at - when it was created; last updated then too, unless the details say otherwise
 */
export function ticket(
  id: string,
  requester: string,
  at: string,
  subject: string,
  details: TicketDetails = {},
  remarks: readonly Remark[] = [],
): Records {
  return {
    tickets: [
      {
        id,
        subject,
        status: 'open',
        priority: 'normal',
        type: 'task',
        requester_id: requester,
        assignee_id: deskUsers.serviceDesk,
        organization_id: staffOrganization,
        owner: 'it_support',
        created_at: at,
        updated_at: at,
        ...details,
      },
    ],
    comments: remarks.map(([author_id, body, created_at], index) => ({
      id: `${id}0${index + 1}`,
      ticket_id: id,
      author_id,
      body,
      public: false,
      created_at,
    })),
  }
}

/** A place on the waiting list of a software. */
export function waiting(
  id: string,
  requester: string,
  at: string,
  software: string,
  remarks?: readonly Remark[],
): Records {
  return ticket(
    id,
    requester,
    at,
    `Waiting list: ${software}`,
    {
      status: 'hold',
      resolution_category: 'backlogged',
      approval_required: 'no',
      approval_status: 'not_required',
      tags: ['license_waitlist'],
    },
    remarks,
  )
}

/**
 * What a ticket says of approvals that were asked for.
 *
 * @param approver - staff digits of whoever was asked in the first step
 * @param requests - digits after `APR-`
 */
export function askedFor(approver: string, ...requests: readonly string[]) {
  return {
    status: 'hold',
    approval_required: 'yes',
    approval_status: 'pending',
    approver_id: `WD-${approver}`,
    approval_request_ids: requests.map((number) => `APR-${number}`).join(','),
  } as const
}

/**
 * An approval request that belongs to a ticket, and what became of it.
 *
 * @param number - digits after `APR-`, eight
 * @param requester - the beneficiary's staff digits
 * @param approver - staff digits
 */
export function approval(
  number: string,
  requester: string,
  approver: string,
  ticket_id: string | null,
  status: Row<'approvalRequests'>['status'],
  decided_at: string | null = null,
  approver_feedback: string | null = null,
  request_type: Row<'approvalRequests'>['request_type'] = 'access_request',
): Records {
  return {
    approvalRequests: [
      {
        id: `APR-${number}`,
        request_type,
        requester_id: `WD-${requester}`,
        approver_id: `WD-${approver}`,
        status,
        details: 'As the ticket says.',
        ticket_id,
        decided_at,
        approver_feedback,
      },
    ],
  }
}

/**
 * An incident that is active.
 *
 * @param number - digits after `SEC-`
 * @param at - when it was reported
 */
export function incident(
  number: string,
  severity: Row<'securityIncidents'>['severity'],
  description: string,
  at: string,
): Records {
  return {
    securityIncidents: [
      {
        id: `SEC-${number}`,
        employee_id: 'WD-120015',
        severity,
        incident_type: 'reported',
        description,
        status: 'investigating',
        is_active: true,
        reported_at: at,
        reported_by: 'monitoring',
      },
    ],
  }
}
