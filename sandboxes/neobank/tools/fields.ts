import { z } from 'zod'

/** Arguments and answers that several tools share. */
export const email = z.string().describe("The employee's work address")
export const appName = z.string().describe("The application's name, exactly as the access matrix writes it")
export const softwareName = z
  .string()
  .describe("The product's name, exactly as the licence register writes it")
export const assetId = z.string().describe("The device's id in the asset register, QH-HW-…")
export const ticketId = z.string().nullish().describe('The desk ticket that it belongs to')

/** An instant in an answer, ISO 8601; null where the system does not say. */
export const instant = z.string().nullish().describe('ISO 8601')
