export { checkSpoilings } from './check-spoilings.ts'
export { playOn } from './play-on.ts'
