import { deskUsers } from '../rules.ts'
import { deskRecords, ends } from './desk-records.ts'
import type { Rows } from './rows.ts'

/** Tickets of the baseline and the comments on them. */
export const desk = deskRecords(
  [
    {
      id: '1',
      policy: '4471820936',
      about: 'link to the identification card',
      matter: 'document',
      requester: { user: '8', role: 'Co-Insured' },
      end: ends.completed,
      opened: '2025-07-02',
    },
    {
      id: '2',
      policy: '5580316742',
      about: 'more time to pay',
      matter: 'payment',
      requester: { user: '11', role: 'Named Insured' },
      end: ends.completed,
      opened: '2025-03-04',
    },
    {
      id: '3',
      policy: '6690247815',
      about: 'add Chidi as a driver',
      matter: 'driver',
      requester: { user: '12', role: 'Co-Insured' },
      end: { status: 'closed', outcome_summary: 'Completed', effective_date_of_change: '2023-08-01' },
      opened: '2023-07-28',
    },
    {
      id: '4',
      policy: '8812069473',
      about: 'dent in the door of the 2022 Heron',
      matter: 'minorLoss',
      requester: { user: '16', role: 'Co-Insured' },
      end: { ...ends.completed, claims_action_type: 'FNOL – Collision' },
      opened: '2025-08-29',
    },
    {
      id: '5',
      policy: '7701958326',
      about: 'where is the money for my car',
      matter: 'question',
      requester: { user: '15', role: 'Named Insured' },
      end: ends.investigation,
      opened: '2025-09-12',
    },
    {
      id: '6',
      policy: '9923170548',
      about: 'take the old Hauler off',
      matter: 'vehicle',
      requester: { user: '19', role: 'Named Insured' },
      end: { ...ends.completed, effective_date_of_change: '2025-06-30' },
      opened: '2025-06-30',
    },
    {
      id: '7',
      policy: '9923170584',
      about: 'is Anselm on the policy?',
      matter: 'question',
      requester: { user: '18', role: 'Named Insured', premium: false },
      end: ends.completed,
      opened: '2025-09-03',
    },
    {
      id: '8',
      policy: '5580316724',
      about: 'declarations page for the bank',
      matter: 'document',
      requester: { user: '10', role: 'Named Insured', premium: true },
      end: ends.completed,
      opened: '2025-09-24',
    },
    {
      id: '9',
      policy: '4471820963',
      about: 'bill of September',
      matter: 'question',
      requester: { user: '9', role: 'Named Insured' },
      end: ends.completed,
      opened: '2025-09-22',
    },
    {
      id: '10',
      policy: '1034281695',
      about: 'papers for the new policy',
      matter: 'document',
      requester: { user: '20', role: 'Named Insured' },
      end: ends.completed,
      opened: '2025-09-16',
    },
  ],
  [
    {
      id: '1',
      ticket: '1',
      by: deskUsers.service,
      on: '2025-07-02',
      text: 'Link sent: identification card, last day 2025-08-01.',
      public: true,
    },
    {
      id: '2',
      ticket: '2',
      by: deskUsers.billing,
      on: '2025-03-05',
      text: 'Extension to 15 March, counted.',
    },
    {
      id: '3',
      ticket: '5',
      by: deskUsers.investigation,
      on: '2025-09-15',
      text: 'Keys and purchase papers asked for. Nothing is paid before they are here.',
    },
    {
      id: '4',
      ticket: '8',
      by: deskUsers.service,
      on: '2025-09-24',
      text: 'Link sent: declarations page, last day 2025-09-27.',
      public: true,
    },
    {
      id: '5',
      ticket: '9',
      by: deskUsers.service,
      on: '2025-09-22',
      text: 'Explained the amount. He will pay by cheque.',
    },
    {
      id: '6',
      ticket: '10',
      by: deskUsers.service,
      on: '2025-09-16',
      text: 'Link sent: identification card, last day 2025-10-16.',
      public: true,
    },
  ],
)

/** What customers wrote themselves. */
export const ticketComments: Rows<'ticketComments'> = [
  {
    id: 82000000001,
    ticket_id: 2,
    author_id: 11,
    body: 'Two weeks would really help me.',
    html_body: '<p>Two weeks would really help me.</p>',
    created_at: '2025-03-04T15:10:00Z',
    key: '82000000001',
  },
  {
    id: 82000000002,
    ticket_id: 5,
    author_id: 15,
    body: 'It has been two months. Where is my money?',
    html_body: '<p>It has been two months. Where is my money?</p>',
    created_at: '2025-09-12T15:10:00Z',
    key: '82000000002',
  },
  {
    id: 82000000003,
    ticket_id: 7,
    author_id: 18,
    body: 'My son drives me to church on Sundays. Is that all right?',
    html_body: '<p>My son drives me to church on Sundays. Is that all right?</p>',
    created_at: '2025-09-03T15:10:00Z',
    key: '82000000003',
  },
]

/** Tickets that began otherwise than open, as the desk reported them. */
export const statusViolations: Rows<'statusViolations'> = [
  { id: 'VIOLATION-1', ticket_id: '3', created_status: 'pending', created_at: '2023-07-28T15:10:00Z' },
]

/** Links that were made. */
export const policyDocuments: Rows<'policyDocuments'> = [
  link('DOC-200417', '4471820936', 'id_card', '1', '2025-08-01'),
  link('DOC-200471', '5580316724', 'declarations_page', '8', '2025-09-27'),
  link('DOC-200714', '1034281695', 'id_card', '10', '2025-10-16'),
]

function link(
  id: string,
  policy: string,
  document_type: Rows<'policyDocuments'>[number]['document_type'],
  ticket_id: string,
  lastDay: string,
): Rows<'policyDocuments'>[number] {
  return {
    id,
    policy_id: `POL-${policy}`,
    ticket_id,
    document_type,
    url: `https://documents.tarnbrook.example/${id.toLowerCase()}`,
    created_at: lastDay,
    expires_at: lastDay,
  }
}
