/**
 * Every figure that the instructions, the policies and the help articles quote, stated once. Texts interpolate these
 * values, and tools that need one take it from here.
 */

export const bank = {
  name: 'Quillhaven',
  legalName: 'Quillhaven Bank',
  mail: 'quillhaven.example',
  helpCentre: 'https://help.quillhaven.example',
  api: 'https://desk.quillhaven.example/api/v2',
} as const

/** Users of the ticket desk who are not customers of it, by desk user id. */
export const deskUsers = { serviceDesk: '1', operations: '2', security: '3', lead: '4' } as const

/** The organization to which every employee's desk user belongs. */
export const staffOrganization = '1'

/** The longest that sign-in may go without a second factor, in hours. */
export const longestBypassHours = 4

export const signIn = { bypassEveryDays: 30, assistantFromLevel: 7 } as const

export const ticketRules = { reopenWithinDays: 14, priorityStepFromLevel: 8 } as const

export const approvals = {
  /** The least level of somebody who approves as manager. */
  managerLevel: 5,
  deputyLevel: 5,
  validDays: 30,
  restrictedValidDays: 14,
} as const

export const access = { probationDays: 90, consoleReadDays: 90 } as const

/** The most days that a temporary access lasts, by application. */
export const temporaryDays = {
  'Ledger Database': 3,
  'Cloud Production': 7,
  'Customer PII': 14,
  'Lakehouse Raw': 30,
} as const

export const contractors = { nothingWithinDays: 14, extendEveryDays: 90 } as const

/** Emergency access in an incident, in hours, by severity; and who may have it. */
export const emergency = { hours: { SEV1: 24, SEV2: 8 }, level: 3 } as const

/** Dollars a year for a seat. */
export const licences = { managerFrom: 300, financeFrom: 1000 } as const

/** Ages are months as the asset register counts them. */
export const lifetimes = {
  laptop_standard: 48,
  laptop_premium: 48,
  monitor: 72,
  docking_station: 60,
  headset: 36,
  keyboard: 36,
  mouse: 36,
} as const

export const hardware = {
  secondFaultDays: 180,
  premiumLevel: 4,
  premiumAnywhereLevel: 7,
  monitors: 2,
} as const

/** What the vendor sells: model, dollars apiece, calendar days to deliver. */
export const catalogue = {
  laptop_standard: { model: 'Corvid 14', price: 1150, days: 14 },
  laptop_premium: { model: 'Corvid 16 Pro', price: 2400, days: 21 },
  monitor: { model: 'Lumen 27', price: 320, days: 10 },
  docking_station: { model: 'Harbor D4', price: 210, days: 10 },
  headset: { model: 'Murmur H2', price: 95, days: 5 },
  keyboard: { model: 'Tilde K1', price: 60, days: 5 },
  mouse: { model: 'Pebble M1', price: 45, days: 5 },
} as const

/** Dollars that an order comes to. */
export const orders = { managerFrom: 250, financeFrom: 1500 } as const

export const offices = {
  sf: '410 Tannery Street, San Francisco, CA 94107',
  nyc: '88 Corlear Street, New York, NY 10002',
  austin: '2300 Pecan Loop, Austin, TX 78704',
} as const

export const leavers = { hrLevel: 4 } as const
