import { type Household, idsOf, type Person } from './baseline/household.ts'
import { linkAddress } from './tools/generate-document-link.ts'
import type { tools } from './tools/index.ts'

type Arguments<Name extends (typeof tools)[number]['name']> = Parameters<
  Extract<(typeof tools)[number], { name: Name }>['handler']
>[0]
type Item = Extract<Arguments<'zendesk_update_item'>['item'], object>

/** The reading that every reference solution begins with: who writes, what they are, what was done before. */
export function lookUp(household: Household, writer: Person) {
  const customer_id = `CUS-${writer.customer}`
  const { policy } = idsOf(household.policy)
  return [
    ['policy_get_policy_details', { policy_id: policy }],
    ['crm_get_customer_by_email', { email: writer.email }],
    ['crm_get_customer_profile', { customer_id }],
    ['crm_verify_identity', { customer_id, ...secondCheck(writer) }],
    ['zendesk_get_items', { table: 'users', filter: `email eq '${writer.email}'` }],
    ['zendesk_get_items', { table: 'tickets', filter: `contains(subject, '${policy}')` }],
  ] as const
}

/** The shorter reading of somebody whose role is plain: the policy, the person, their desk user. */
export function identify(household: Household, writer: Person) {
  const customer_id = `CUS-${writer.customer}`
  return [
    ['policy_get_policy_details', { policy_id: idsOf(household.policy).policy }],
    ['crm_get_customer_profile', { customer_id }],
    ['crm_verify_identity', { customer_id, ...secondCheck(writer) }],
    ['zendesk_get_items', { table: 'users', filter: `email eq '${writer.email}'` }],
  ] as const
}

/** The tickets of a desk user, on whichever policy. */
export function ticketsOf(user: string) {
  return ['zendesk_get_items', { table: 'tickets', filter: `requester_id eq '${user}'` }] as const
}

/** The tickets whose subject contains a text: a policy number, a VIN. */
export function ticketsAbout(text: string) {
  return ['zendesk_get_items', { table: 'tickets', filter: `contains(subject, '${text}')` }] as const
}

/** The comments of a ticket, where no thread hangs on it. */
export function readComments(id: string) {
  return ['zendesk_get_items', { table: 'comments', filter: `ticket_id eq '${id}'` }] as const
}

/** What an account owes, and how many arrangements it has had. */
export function readAccount(household: Household) {
  const policy_id = idsOf(household.policy).policy
  return [
    ['billing_get_account_details', { policy_id }],
    ['billing_get_arrangement_history', { policy_id }],
  ] as const
}

function secondCheck({ digits, question }: Person) {
  return digits === undefined ? { security_answer: question?.[1] ?? '' } : { ssn_last_4: digits }
}

/** What hangs on a ticket. */
export function readTicket(id: string) {
  return [
    ['zendesk_get_items', { table: 'comments', filter: `ticket_id eq '${id}'` }],
    ['zendesk_get_items', { table: 'ticket_comments', filter: `ticket_id eq ${Number(id)}` }],
  ] as const
}

/** Creates a ticket: `fresh` is what TK-3 asks for. */
export function createTicket(household: Household, about: string, fresh: Item) {
  const subject = `${idsOf(household.policy).policy}: ${about}`
  return [
    'zendesk_create_item',
    { table: 'tickets', item: { subject, description: about, ...fresh } },
  ] as const
}

/** Finishes a ticket: `end` is what TK-6 and HO-1 ask for. */
export function finishTicket(id: string, description: string, end: Item) {
  return ['zendesk_update_item', { table: 'tickets', id, item: { description, ...end } }] as const
}

type DocumentType = Arguments<'policy_generate_document_link'>['document_type']

/** Sends a document for a ticket. */
export function sendLink(policy: string, document_type: DocumentType, ticket_id: string, lastDay: string) {
  return [
    'policy_generate_document_link',
    { policy_id: idsOf(policy).policy, document_type, ticket_id, expiration_date: lastDay },
  ] as const
}

/** The row of a document that was sent. */
export function linkRow(policy: string, document_type: DocumentType, ticket_id: string, lastDay: string) {
  const policy_id = idsOf(policy).policy
  const url = linkAddress(policy_id, document_type, ticket_id)
  return { policy_id, document_type, ticket_id, url, created_at: lastDay, expires_at: lastDay }
}
