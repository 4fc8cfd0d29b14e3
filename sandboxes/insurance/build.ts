/** Builders of records, in the words of a person; the baseline and the tasks share them. */
export { deskRecords, type EarlierTicket, ends, freshTicket, type Note } from './baseline/desk-records.ts'
export { householdRecords, idsOf, inCents, vin } from './baseline/household.ts'
