import { z } from 'zod'

/** Arguments that several tools share. */
export const orderId = z.string().describe("The order's id")
export const customerId = z.string().describe("The customer's id")
export const sku = z.string().describe("The product's stock number")

/** Dollars, in arguments and answers. */
export const dollars = z.number().describe('In dollars')

/** An instant in an answer, ISO 8601. */
export const instant = z.string().describe('ISO 8601')
