import type { DeviationKind } from '../grading/deviation.ts'

/** Kinds of deviation by the letter that stands for them in a test's metadata, where every byte counts. */
export const deviationKinds = {
  w: 'wrong field',
  e: 'extra effect',
  m: 'missing effect',
} as const satisfies Readonly<Record<string, DeviationKind>>

export type DeviationLetter = keyof typeof deviationKinds

/** The letter of each kind. */
export const deviationLetters: Readonly<Record<DeviationKind, DeviationLetter>> = {
  'wrong field': 'w',
  'extra effect': 'e',
  'missing effect': 'm',
}
