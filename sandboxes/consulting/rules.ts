/**
 * Every figure and name that the instructions, the policies and the help articles quote, stated once. Texts and
 * baseline take them from here; the sandbox's test refuses a figure that is not one of them.
 */

export const firm = {
  name: 'Brackenfold',
  legalName: 'Brackenfold Advisory',
  mailDomain: 'brackenfold.example',
  helpCentre: 'https://help.brackenfold.example',
  api: 'https://desk.brackenfold.example/api/v2',
} as const

/** The address of somebody at the firm. */
export function mail(name: string): string {
  return `${name}@${firm.mailDomain}`
}

/** Colleagues at the ticket desk, by their desk user id. */
export const deskUsers = { desk: '1', security: '2', finance: '3', people: '4', lead: '5' } as const

/** Who holds an office of the firm. */
export const officers = {
  securityDirector: mail('ingrid.saltmarsh'),
  financeDirector: mail('wendell.oakshott'),
  managingPartner: mail('honora.vance'),
  desk: mail('operations'),
} as const

/** Days that a background check takes, by level. */
export const clearanceDays = { standard: 14, high_security: 28 } as const

/** Days before the first day of a booked place, and after the last day of an engagement. */
export const engagementDays = { early: 7, closeOut: 30 } as const

/** Software, in dollars a year for one licence. */
export const software = {
  enterpriseManagerFrom: 150,
  standardSeniorManagerFrom: 250,
  partnerFrom: 1000,
  financeFrom: 5000,
  /** Licences of a standard pool that are kept for people who have just started. */
  keptForStarters: 2,
} as const

/** Devices, in months of age. */
export const deviceRules = {
  refreshMonths: { laptop: 36, phone: 24, monitor: 60, docking_station: 48, headset: 24, peripheral: 24 },
  earlyMonths: 6,
  warrantyMonths: 12,
  /** A laptop or phone in stock of this age or more is not handed out. */
  tooOldToIssue: 24,
  repeatMonths: 12,
  most: { laptop: 1, phone: 1, monitor: 2, docking_station: 1, headset: 1, peripheral: 3 },
  leadDays: { laptop: 15, phone: 10, other: 20 },
  models: {
    laptop: 'Aldertop 14',
    laptopForManagers: 'Aldertop 16 Pro',
    phone: 'Fernway 5',
    monitor: 'Broadsill 27',
    docking_station: 'Moorline D2',
    headset: 'Larkset 3',
  },
} as const

/** Cities whose limits are above those of everywhere else. */
export const cities = {
  first: ['New York', 'San Francisco', 'Boston', 'Washington'],
  second: ['Chicago', 'Austin', 'Seattle', 'Denver'],
} as const

/** Expenses, in dollars, percent and days. */
export const expenses = {
  receiptFrom: 30,
  withoutReceiptUpTo: 75,
  oneExceptionWithinDays: 90,
  lateAfterDays: 60,
  partnerAfterDays: 90,
  neverAfterDays: 180,
  overLimitPercent: 20,
  partnerAbove: 500,
  mealsADay: { first: 95, second: 75, other: 60 },
} as const

/** Travel, in days and in dollars a night. */
export const travel = {
  noticeDays: { belowManager: 14, managers: 7 },
  hotelANight: { first: 320, second: 240, other: 190 },
  partnerAbove: 600,
  soonDays: 7,
} as const

/** Training, in dollars and days. */
export const training = {
  partnerFrom: 1500,
  newcomerDays: 90,
  budgetAYear: { administrative: 1500, consultants: 3000, seniors: 5000, leaders: 8000 },
} as const

/** Courses that policies name by title. */
export const courses = {
  conduct: 'Conduct at Brackenfold',
  security: 'Information security essentials',
  travelBriefing: 'Travel security briefing',
} as const

/** Joiners. */
export const onboarding = {
  apps: ['Heron Mail', 'Threadline Chat', 'Staffbook'],
  timeApp: 'Ledgerlight',
  managersApp: 'Pipelineboard',
  reserveWithinDays: 5,
} as const

/** Dollars as these texts show them: `$1,500`. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}
