/**
 * Every figure that the instructions, the policies and the help articles quote, stated once. Texts interpolate these
 * values, and builders of records compute with them; a test refuses a figure that is not one of them.
 */

export const company = {
  name: 'Tarnbrook',
  legalName: 'Tarnbrook Mutual Insurance',
  helpCentre: 'https://help.tarnbrook.example',
  api: 'https://tarnbrook.example/api/v2',
} as const

/** The day of every trial, as the records write it. */
export const today = '2025-10-01'

/** Colleagues at the ticket desk, by their desk user id. */
export const deskUsers = {
  service: '1',
  underwriting: '2',
  investigation: '3',
  security: '4',
  billing: '5',
  lead: '6',
} as const

/** Identity checks. */
export const identity = { attempts: 2 } as const

/** Tickets. Days since a ticket was last updated. */
export const ticketing = { reopenWithinDays: 30, lookBackMonths: 12 } as const

/** Extensions and instalment plans; sums in dollars. */
export const arrangements = {
  /** How many arrangements twelve months may have. */
  limit: { Standard: 1, Preferred: 2, Premium: 3 },
  newYorkLimit: 2,
  floridaLimit: 2,
  extensionDays: { Standard: 10, Preferred: 14, Premium: 21 },
  californiaDays: 14,
  floridaDays: 10,
  /** An extended due date lies at least so many days ahead. */
  leastDaysAhead: 3,
  /** The most monthly payments that may be past due for an extension. */
  mostMonthsForExtension: 2,
  fee: 6,
  leastInstalment: 40,
  twoUpTo: 300,
  threeUpTo: 600,
  texasInstalments: 3,
  floridaInstalments: 3,
  /** Years with us after which a supervisor may look at a request beyond the limit. */
  loyaltyYears: 5,
} as const

/** Cancelling at the customer's wish, in days. */
export const cancelling = {
  noticeDays: { CA: 1, TX: 0, NY: 7, FL: 3 },
  aheadDays: 60,
} as const

/** Reinstating after a cancellation for non-payment, in days. */
export const reinstating = {
  withinDays: { CA: 30, TX: 30, NY: 45, FL: 20 },
  mostAtFaultClaims: 2,
} as const

/** Drivers. */
export const driving = {
  leastAge: 16,
  /** Ages at which underwriting looks. */
  youngBelow: 21,
  oldFrom: 80,
  childFrom: 18,
  mostDrivers: 5,
  atFaultForReview: 2,
  aheadDays: 30,
  deathReportDays: 60,
} as const

/** Vehicles. */
export const garage = {
  /** Days after the purchase in which a new vehicle is covered from the day of purchase. */
  newVehicleDays: { CA: 14, TX: 20, NY: 14, FL: 30 },
  reviewUpToYear: 2000,
  mostVehicles: 4,
  reviewFromPrice: 90000,
  saleReportDays: 10,
  aheadDays: 30,
  elsewhereDays: 60,
} as const

/** Links to documents, in days after today. */
export const documents = { proof_of_insurance: 7, declarations_page: 3, id_card: 30 } as const

/** Reports of losses, in days. */
export const losses = {
  lateAfterDays: 30,
  freshPolicyDays: 14,
  freshVehicleDays: 7,
  claimsMonths: 12,
  claimsBefore: 2,
} as const

/** Kinds of matter, and what their tickets say. */
export const matters = {
  question: {
    text: 'question about a policy, a bill or a rule',
    category: 'Policy Servicing',
    type: 'question',
    priority: 'low',
  },
  payment: {
    text: 'payment extension, instalment plan, payment that has not arrived or is not booked',
    category: 'Billing & Payments',
    type: 'task',
    priority: 'normal',
  },
  cancellation: {
    text: 'cancellation, or taking one back',
    category: 'Policy Servicing',
    type: 'task',
    priority: 'normal',
  },
  reinstatement: {
    text: 'reinstatement of a policy that has ended, or is about to be cancelled for non-payment',
    category: 'Policy Servicing',
    type: 'task',
    priority: 'high',
  },
  driver: {
    text: 'driver: add, remove, exclude, rate again',
    category: 'Policy Servicing',
    type: 'task',
    priority: 'normal',
  },
  vehicle: {
    text: 'vehicle: add, remove, exchange, put back',
    category: 'Policy Servicing',
    type: 'task',
    priority: 'normal',
  },
  licenceOrGaraging: {
    text: 'licence, name or garaging change',
    category: 'Policy Servicing',
    type: 'task',
    priority: 'low',
  },
  document: { text: 'document', category: 'Documents', type: 'task', priority: 'low' },
  minorLoss: {
    text: 'loss of severity Minor, or one that is not opened',
    category: 'Claims',
    type: 'incident',
    priority: 'normal',
  },
  moderateLoss: {
    text: 'loss of severity Moderate',
    category: 'Claims',
    type: 'incident',
    priority: 'high',
  },
  majorLoss: { text: 'loss of severity Major', category: 'Claims', type: 'incident', priority: 'urgent' },
} as const

export type Matter = keyof typeof matters
