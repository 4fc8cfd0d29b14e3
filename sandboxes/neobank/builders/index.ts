/** Records made from the words of a story, right by construction; the baseline and the tasks use them alike. */
export { nextIds } from './next-ids.ts'
export { assetId, type Device, mailOf, type Person, people, stock } from './people.ts'
export { approval, askedFor, incident, ticket, waiting } from './tickets.ts'
export { together } from './together.ts'
