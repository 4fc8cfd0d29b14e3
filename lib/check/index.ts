export { checkSpoilings } from './check-spoilings.ts'
export { countSpoilings, type SpoilingCounts } from './count-spoilings.ts'
export { playOn } from './play-on.ts'
