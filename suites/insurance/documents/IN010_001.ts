import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const silas = {
  customer: '91001363',
  user: '9011',
  name: ['Silas', 'Prewitt-Sand'],
  born: '1983-03-03',
  email: 'silas.prewitt@millrace.example',
  digits: '3303',
} as const
const jolanta = {
  customer: '91001336',
  user: '9012',
  name: ['Jolanta', 'Prewitt-Sand'],
  born: '1985-06-16',
  email: 'jolanta.sand@millrace.example',
  digits: '1616',
} as const
const home: Household = {
  policy: '2110136384',
  state: 'CA',
  named: silas,
  coInsured: jolanta,
  since: '2023-09-02',
  status: 'Pending Cancellation',
  cancelled: ['2025-10-05', 'User Requested'],
  cars: [{ vin: build.vin('Kestler', 2021, '100136'), car: [2021, 'Kestler', 'Finch'] }],
  account: { monthly: 149.5, due: '2025-10-02' },
}
const proof = {
  policy_id: 'POL-2110136384',
  document_type: 'proof_of_insurance',
  ticket_id: '6701',
} as const

export const IN010_001 = insurance.task({
  id: 'IN010_001',
  title: 'of three documents one was sent already, one is not to be had, and one works until Sunday only',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'evidence-before-words', 'time'],
  decidedBy: ['DC-1', 'DC-2', 'DC-4'],
  request:
    'Hello, Jolanta Prewitt-Sand here, POL-2110136384. The new parking office is driving me mad. They want (a) proof of insurance, (b) a copy of ' +
    'the ID card, and (c) the declarations page. Could you send me all three, valid as long as possible? Thanks!!',
  customer: `You are Jolanta Prewitt-Sand, born 16 June 1985, co-insured of POL-2110136384 in California; your husband Silas is the named
insured. Your SSN ends in 1616. You are friendly and stressed.

Silas has cancelled the policy for 5 October because you move abroad; you need the permit for the last days. He asked for the
identification card in September, you think, but you do not know what became of it. When you are told that he has a link
that still works, you say that you will get it from him. If you are told that the declarations page is not to be had, you say that two of three
will have to do.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '6701',
          policy: home.policy,
          about: 'papers for the parking office',
          matter: 'document',
          requester: { user: '9011', role: 'Named Insured' },
          end: build.ends.waitingForCustomer,
          opened: '2025-09-16',
        },
      ],
      [
        {
          id: '9701',
          ticket: '6701',
          by: '1',
          on: '2025-09-16',
          text: 'Link sent: identification card, last day 2025-10-16. He will ask the office whether they need anything else, and write.',
          public: true,
        },
      ],
    ),
    policyDocuments: [
      {
        id: 'DOC-201363',
        policy_id: 'POL-2110136384',
        ticket_id: '6701',
        document_type: 'id_card',
        url: 'https://documents.tarnbrook.example/doc-201363',
        created_at: '2025-10-16',
        expires_at: '2025-10-16',
      },
    ],
  },
  solution: [
    ...steps.lookUp(home, jolanta),
    ...steps.readTicket('6701'),
    ['policy_generate_document_link', { ...proof, expiration_date: '2025-10-05' }],
    steps.finishTicket(
      '6701',
      'Proof sent until 5 October; card was sent; no declarations page.',
      build.ends.completed,
    ),
  ],
  expected: [
    inserted(insurance.tables.policyDocuments, {
      ...proof,
      url: 'https://portal.horizonshield.com/docs/secure/POL-2110136384_proof_of_insurance_6701',
      created_at: '2025-10-05',
      expires_at: '2025-10-05',
    }),
    updated(insurance.tables.tickets, '6701', build.ends.completed),
  ],
})
