/**
 * The company, its colleagues, and every figure that the instructions, the policies and the help articles quote, stated
 * once. Texts interpolate these values; the test kit refuses a figure in a text that is none of them.
 */

export const company = {
  name: 'Lodgemere',
  mail: 'lodgemere.example',
  helpCentre: 'https://help.lodgemere.example',
  api: 'https://desk.lodgemere.example/api/v2',
} as const

/** Colleagues at the ticket desk, by their desk user id. */
export const deskUsers = {
  guestCare: '1',
  payments: '2',
  partnerRelations: '3',
  corporateDesk: '4',
  dutyManager: '5',
} as const

/** Hours that a hotel's place is ahead of UTC, until the clocks change at the end of October. */
export const places = {
  Honolulu: -10,
  Denver: -6,
  Chicago: -5,
  Montreal: -4,
  Reykjavik: 0,
  Edinburgh: 1,
  Lisbon: 1,
  Oslo: 2,
  Kyoto: 9,
  Auckland: 13,
} as const

/** The rates as the reason of a booking's charge names them. */
export const rates = { flexible: 'Flexible', partly: 'Partly flexible', saver: 'Saver' } as const

/** Changing a booking. */
export const changes = {
  /** Clock time at the hotel, on the day before arrival, until which the desk may change. */
  untilHour: 18,
  /** Dollars for each change after the free ones. */
  fee: 15,
  freeChanges: { standard: 1, vip: 2 },
  maximumStayNights: 28,
} as const

/** Most guests in a room, adults and children together. */
export const guestsInRoom = {
  standard_room: 2,
  accessible_room: 2,
  deluxe_room: 3,
  executive_suite: 3,
  suite: 4,
  family_room: 5,
  presidential_suite: 6,
} as const

/** Cancelling a booking. Hours and days before arrival; percent of what was paid for the stay. */
export const cancellation = {
  freeUntilHours: { premium: 72, standard: 48, budget: 24 },
  vipFewerHours: 24,
  platinumShareOfFirstNight: 50,
  partlyFlexible: { earlyDays: 7, earlyPercent: 80, latePercent: 50 },
  voucher: { fromDays: 14, percent: 40 },
  duplicate: { withinMinutes: 60, claimWithinHours: 24 },
} as const

/** Group bookings. Percent of all rooms of the group that may be released without cost. */
export const groups = {
  fromRooms: 5,
  release: { earlyDays: 14, earlyPercent: 20, lateDays: 7, latePercent: 10 },
  moveUntilDays: 14,
  hotelDecidesAboveRooms: 10,
  changeFee: 50,
} as const

/** Corporate accounts. Hours before arrival until which a booking is cancelled without cost. */
export const corporate = {
  cancelUntilHours: { enterprise: 6, mid_market: 24, small_business: 72 },
  freeChanges: { mid_market: 2, small_business: 0 },
  invoiceWithinDays: 90,
} as const

/** Payments and refunds: the dollars that the desk may pay back in one ticket, and the windows. */
export const payments = {
  refundAuthority: 500,
  /** Days before, in which other refunds to the same customer count towards the authority. */
  refundsCountDays: 7,
  refundArrivesDays: '3 to 5',
  doubleChargeWithinDays: 3,
  disputeWithinDays: 60,
  failedAttempts: 3,
  retryAfterHours: 24,
} as const

/** Requests before the stay: clock times at the hotel. */
export const requests = {
  earlyArrivalFromHour: 12,
  lateDepartureUntilHour: 13,
  platinumDepartureUntilHour: 16,
  petsPerRoom: 1,
} as const

/** Complaints after the stay: percent of the price of the nights that were spoilt. */
export const complaints = {
  withinDays: 30,
  percent: { minor: 10, moderate: 25, severe: 50 },
  vipMorePoints: 5,
  platinumMorePoints: 10,
  unreportedShare: 50,
  cap: 300,
  /** Complaints on the profile from which the duty manager decides. */
  dutyManagerFrom: 3,
} as const

/** Hotels that cannot keep a booking. Dollars for the way to another hotel. */
export const relocation = { rideAllowance: 40, urgentWithinHours: 48 } as const

/** Ticket priority by days to arrival. */
export const priorityDays = { normalWithin: 7, upcomingWithin: 14 } as const
