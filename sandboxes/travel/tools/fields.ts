import { z } from 'zod'
import { boardTypes, roomTypes } from '../schema.ts'

/** A count in arguments and answers. */
export const count = z.int32()

/** Dollars in arguments. Digits in text are taken too: an agent that read an amount as text passes it on as text. */
export const dollars = z
  .union([z.number(), z.string().regex(/^\d{1,10}(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().positive().max(1_000_000_000))

/** Dollars in answers: digits in text. */
export const dollarText = z.string().regex(/^-?\d+(\.\d+)?$/)

export const bookingReference = z.string().describe("The booking's reference")
export const customerId = z.string().describe("The customer's id")
export const hotelId = z.string().describe("The hotel's id")
export const corporateAccountId = z.string().describe("The corporate account's id")
export const groupBookingId = z.string().describe("The group booking's id")

/** What a stay is asked about: hotel apart, the arguments of all three availability tools. */
export const stay = {
  check_in_date: z.string().describe('Day of arrival, ISO 8601'),
  check_out_date: z.string().describe('Day of departure, ISO 8601; its night does not count'),
  room_type: z.enum(roomTypes).describe('Kind of room'),
  board_type: z.enum(boardTypes).describe('Board'),
  adults_count: count.describe('How many adults; the rooms are not searched by it'),
  children_count: count.describe('How many children; the rooms are not searched by it'),
}
