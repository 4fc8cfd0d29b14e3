/**
 * Every figure that the instructions, the policies and the help articles quote, stated once. Texts interpolate
 * these values, and tools that charge or name one take it from here; `knowledge/consistency.test.ts` refuses a figure
 * that is not one of them.
 */

export const company = {
  name: 'Ampersham',
  legalName: 'Ampersham Home & Electric',
  membership: 'Ampersham Plus',
  helpCentre: 'https://help.ampersham.example',
  api: 'https://ampersham.example/api/v2',
} as const

/** Colleagues at the ticket desk, by their desk user id. */
export const deskUsers = {
  careDesk: '1',
  payments: '2',
  safety: '3',
  lead: '4',
  warehouses: '23',
  crews: '24',
  returnsCentre: '25',
} as const

/** Dollars that one delivery costs, by speed, and the business days it usually takes. */
export const shipping = {
  standard: { cost: 0, days: '4 to 7' },
  expedited: { cost: 15, days: '2 to 3' },
  next_day: { cost: 29.99, days: '1' },
} as const

/** Late and lost parcels. Days are calendar days after the estimated delivery date. */
export const lateness = {
  lostAfterDays: 21,
  /** From this many days late, a share of the goods' price is paid as well as the shipping cost. */
  shareFromDays: 3,
  higherShareFromDays: 7,
  standard: { percent: 5, higherPercent: 10, cap: 75 },
  plus_member: { percent: 8, higherPercent: 12, cap: 120 },
  vip: { percent: 10, higherPercent: 15, cap: 150 },
  /** A parcel that is delivered by the records but not there: so many days the customer looks for it first. */
  lookForDays: 3,
} as const

/** Parcels that came back, and the customer's own mistake in the address. */
export const reshipping = { fee: 15 } as const

/** Damaged, wrong and missing goods. */
export const arrival = {
  reportWithinDays: 14,
  /** A replaced item of at least this price has to come back. */
  bringBackFrom: 200,
  /** What a customer gets who keeps a piece with a flaw that is only seen: a share of its price, at most so much. */
  keepPercent: 15,
  keepCap: 60,
} as const

/** Returns of goods that work, in days after delivery, dollars and percent of the price paid. */
export const returns = {
  windowDays: { standard: 30, plus_member: 60, vip: 75 },
  restockingPercent: 12,
  parcelLabel: 7.95,
  freightPickup: 39,
  /** Pounds from which an item is collected by freight instead of sent as a parcel. */
  freightFromPounds: 30,
  removalFee: 60,
  refundWithinDays: 10,
  /** A return that was received is overdue when it was created more days ago than this. */
  overdueAfterDays: 24,
} as const

/** Defects and warranties, in days. */
export const defects = {
  returnWithinDays: 45,
  applianceWarrantyYears: 3,
  warrantyYears: 1,
  claimAnswerDays: 5,
} as const

/** Price codes and points. */
export const pricing = {
  correctionWithinDays: 30,
  pointsPerDollarOfValue: 100,
  plusPointsPerDollar: 3,
  vipPointsPerDollar: 5,
  pointsArriveAfterDays: 14,
} as const

/** Codes that the checkout accepts, and the last day of each. */
export const codes = {
  lantern: { code: 'LANTERN15', percent: 15, until: '2026-12-31' },
  soundcheck: { code: 'SOUNDCHECK10', percent: 10, until: '2027-06-30' },
  cozy: { code: 'COZY25', dollars: 25, until: '2026-12-31' },
  newhome: { code: 'NEWHOME40', dollars: 40, until: '2025-09-30' },
} as const

/** Installation services. */
export const installation = {
  appliance_basic: 139,
  appliance_advanced: 289,
  tv_mounting: 109,
  windowStarts: ['08:00', '12:00', '16:00'],
  noticeHours: 24,
  bookAheadDays: 60,
  workmanshipDays: 90,
  freightWithoutInstallation: 65,
} as const

/** Payments that did not go through. */
export const payments = { retryHours: 72, droppedChargeDays: 5 } as const

/** The paid membership. */
export const membership = { yearlyFee: 59, rejoinAfterDays: 90, vipSpend: 5000 } as const

/** The most that the care desk gives without the desk lead, in dollars of one refund and in points. */
export const authority = { refund: 2500, points: 5000 } as const

/** Below this internal score, a colleague decides about favours; what the rules grant is granted to everybody. */
export const discretion = { scoreFloor: 35 } as const
