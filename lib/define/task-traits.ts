/**
 * What makes a task hard in a fair way:
 *
 * - `evidence-before-words`: the customer is mistaken or half right; a record that nobody mentions decides
 * - `rules-that-meet`: two policies apply and a third says which one wins, or an exception has an exception
 * - `sums-in-steps`: a sum in which one step is easily left out, and the result still looks plausible
 * - `effects-that-belong-together`: four to eight effects; an agent that stops early believes that it has finished
 * - `batch-with-exceptions`: several similar things to do, with some that must not be touched
 * - `nothing-to-do`: the outcome is a refusal, although the tools would let the agent help
 * - `customer-moves`: the customer changes, adds, takes back or holds back something, or presses
 * - `who-may`: the one who asks or approves is not the one entitled to
 * - `look-alikes`: the record that looks best is the wrong one
 * - `thin-answers`: a tool accepts what the policy forbids, or its answer is only part of what is needed
 * - `time`: cut-offs, business days, time zones, promises that ran out
 * - `undoing`: something was done wrongly before and must be put right without doing more
 */
export const traits = [
  'evidence-before-words',
  'rules-that-meet',
  'sums-in-steps',
  'effects-that-belong-together',
  'batch-with-exceptions',
  'nothing-to-do',
  'customer-moves',
  'who-may',
  'look-alikes',
  'thin-answers',
  'time',
  'undoing',
] as const

export type Trait = (typeof traits)[number]
