/*
 * Kept as recorded: these systems do not follow the sandbox's clock. Whatever they write carries a date of their own.
 */

/** Written by the booking and payment systems. */
export const bookingSystemStamp = '2025-11-25T10:00:00Z'

/** Written by the hotel partner system, and by the payment system for disputes. */
export const partnerSystemStamp = '2025-11-30T10:00:00Z'

/** Written by the customer profiles. */
export const profileSystemStamp = '2025-01-01T00:00:00Z'
