/** What the tasks of a made-up domain are about: enough to write trials that read like real ones. */
export interface Domain {
  readonly name: string
  /** What its task ids begin with. */
  readonly prefix: string
  /** Tables that a solution writes, with their graded columns and the values these take. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly reads: readonly string[]
  readonly subjects: readonly string[]
}

const ticket = {
  status: ['open', 'pending', 'hold', 'solved'],
  priority: ['low', 'normal', 'high', 'urgent'],
  assignee_group: ['first line', 'returns desk', 'billing', 'specialists'],
}

export const domains: readonly Domain[] = [
  {
    name: 'retail',
    prefix: 'ST',
    tables: {
      tickets: ticket,
      refunds: {
        amount: ['18.50', '64.00', '129.90'],
        method: ['card', 'store credit'],
        reason: ['late', 'damaged', 'lost'],
      },
      orders: { status: ['placed', 'shipped', 'cancelled'], shipping_speed: ['standard', 'express'] },
      returns: { status: ['requested', 'approved', 'refused'], label: ['prepaid', 'own cost'] },
    },
    reads: ['get_customer', 'get_order', 'list_shipments', 'search_articles', 'get_ticket'],
    subjects: ['a stand mixer', 'a floor lamp', 'two garden chairs', 'a winter coat'],
  },
  {
    name: 'insurance',
    prefix: 'IN',
    tables: {
      tickets: ticket,
      claims: {
        status: ['filed', 'in review', 'paid', 'denied'],
        reserve: ['400.00', '1250.00', '8000.00'],
        adjuster: ['A-11', 'A-17', 'A-23'],
      },
      policies: { status: ['active', 'lapsed', 'cancelled'], deductible: ['250', '500', '1000'] },
      payments: { amount: ['400.00', '1250.00'], payee: ['insured', 'garage', 'clinic'] },
    },
    reads: ['get_policy', 'get_claim', 'list_payments', 'search_articles', 'get_ticket'],
    subjects: ['a cracked windscreen', 'water in the cellar', 'a stolen bicycle', 'a cancelled cover'],
  },
  {
    name: 'travel',
    prefix: 'TR',
    tables: {
      tickets: ticket,
      bookings: { status: ['confirmed', 'changed', 'cancelled'], fare_class: ['basic', 'flex', 'business'] },
      vouchers: { amount: ['50.00', '120.00', '300.00'], valid_until: ['2026-03-31', '2026-09-30'] },
      seats: { seat: ['4A', '12C', '21F'], paid: ['true', 'false'] },
    },
    reads: ['get_booking', 'get_traveller', 'list_flights', 'search_articles', 'get_ticket'],
    subjects: ['a missed connection', 'a rebooked flight', 'a seat beside a child', 'a lost voucher'],
  },
  {
    name: 'neobank',
    prefix: 'NB',
    tables: {
      tickets: ticket,
      cards: { status: ['active', 'frozen', 'replaced'], daily_limit: ['300', '1000', '2500'] },
      disputes: {
        status: ['opened', 'credited', 'refused'],
        provisional_credit: ['0.00', '42.10', '310.00'],
      },
      transfers: { status: ['scheduled', 'sent', 'recalled'], amount: ['75.00', '310.00'] },
    },
    reads: ['get_account', 'list_transactions', 'get_card', 'search_articles', 'get_ticket'],
    subjects: ['a card payment nobody made', 'a transfer to the wrong person', 'a frozen card', 'a fee'],
  },
  {
    name: 'consulting',
    prefix: 'CO',
    tables: {
      tickets: ticket,
      engagements: { stage: ['proposed', 'staffed', 'closed'], budget: ['12000', '45000', '90000'] },
      assignments: { role: ['analyst', 'lead', 'reviewer'], share: ['0.2', '0.5', '1.0'] },
      invoices: { status: ['draft', 'sent', 'credited'], net: ['4500.00', '18000.00'] },
    },
    reads: ['get_engagement', 'list_people', 'get_invoice', 'search_articles', 'get_ticket'],
    subjects: [
      'a change of scope',
      'an invoice in the wrong currency',
      'a reviewer on leave',
      'a late start',
    ],
  },
]

/** Agents of a synthetic run. The prefix makes every report label them: they are not models. */
export const agentNames = [
  'alder',
  'birch',
  'cedar',
  'dogwood',
  'elm',
  'fir',
  'ginkgo',
  'hazel',
  'ivy',
  'juniper',
  'larch',
  'maple',
].map((name) => `simulated/${name}`)

const sentences = [
  'I have looked at the record and at the policy that applies to it.',
  'The carrier has not scanned it again since the day it left the depot.',
  'Before anything is changed I would like to confirm one detail with you.',
  'The amount was booked twice and one of the two entries has no counterpart.',
  'Our article on exceptions says which group owns the case from here.',
  'You will get a message as soon as the other side has answered.',
  'The limit can be raised only after the address has been verified.',
  'I can see the earlier conversation, and that nobody has replied since.',
  'The date in the system differs from the one in your letter by two days.',
  'It stays open until the specialists have had a look at the pictures.',
] as const

/** Some sentences, as many as asked for. */
export function prose(random: () => number, count: number): string {
  return Array.from({ length: count }, () => pick(random, sentences)).join(' ')
}

export function pick<T>(random: () => number, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new RangeError('there is nothing to pick from')
  return value
}
