import { z } from 'zod'

/** Arguments that several tools share. */
export const employeeEmail = z.string().describe("The employee's e-mail address")
export const engagementCode = z.string().describe("The engagement's code")
export const catalogId = z.string().describe("The software's id in the catalogue")

/** An instant in an answer, ISO 8601. */
export const instant = z.string().describe('ISO 8601')
