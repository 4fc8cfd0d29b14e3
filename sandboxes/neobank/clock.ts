/**
 * The stamps of two systems whose clocks are not the desk's. Kept as recorded: every return of a device is dated
 * 17 December 2025 and every security operation 18 December 2025, although the desk's day is 1 October 2025.
 * Nothing in the policies counts from them.
 */
export const returnedAt = '2025-12-17T10:00:00Z'
export const securityOperationAt = '2025-12-18T10:00:00Z'

/** The length of a month in the register of devices. */
const registerMonthDays = 30

/**
 * A device's age as the register states it: months of thirty days up to the day on which the register values its
 * devices, {@link returnedAt}.
 *
 * @param purchased - ISO 8601
 */
export function ageInMonths(purchased: string): number {
  return Math.floor((Date.parse(returnedAt) - Date.parse(purchased)) / (registerMonthDays * 86_400_000))
}
