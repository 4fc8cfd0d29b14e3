import { z } from 'zod'

/** Arguments and answers that several tools share. */
export const policyId = z.string().describe('The policy number, POL- and ten digits')
export const driverId = z.string().describe("The driver's id")
export const vehicleId = z.string().describe("The vehicle's id")
export const customerId = z.string().describe("The customer's id")

/** A day, in arguments and answers. The tools take what they are given; write it `YYYY-MM-DD`. */
export const day = z.string().describe('YYYY-MM-DD')

/** Money on billing accounts, in arguments and answers. */
export const wholeCents = z.int32().describe('In whole cents: 14550 is $145.50')
