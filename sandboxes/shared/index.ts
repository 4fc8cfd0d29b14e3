/** What two domains need and no outside user does: ids, stamps, rows that must exist, money, dates, policy search. */
export { isoInstant, isoInstantOrNull, stampAfter } from './clock.ts'
export { addDays, dayOf, daysBetween, longDay } from './dates.ts'
export { freeId, type IdSeries, nextId } from './ids.ts'
export { joinRecords } from './join-records.ts'
export { cents, money, percentOf } from './money.ts'
export { contentsOf, inSections } from './policy-sections.ts'
export { listRows, type Match, rowFinder } from './rows.ts'
export { searchPolicyTool } from './search-policy-tool.ts'
