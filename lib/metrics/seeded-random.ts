const twoToThe32 = 4_294_967_296

/**
 * A small random generator that gives the same numbers for the same seed on every machine: the source of
 * chance for simulated agents and for the bootstrap. Not for secrets.
 *
 * A number and its decimal text are the same seed (`seededRandom(7)` equals `seededRandom('7')`). Draws are
 * independent of each other only within one generator, so give every purpose its own seed text, such as
 * `` `${run}:${task}:${attempt}` ``.
 *
 * Source: the sfc32 generator of Chris Doty-Humphrey's PractRand (public domain), its state filled from the
 * seed by four FNV-1a hashes (Fowler, Noll, Vo) that each end with MurmurHash3's finaliser (Appleby).
 *
 * @param seed - any text or number
 * @returns a function that returns the next number in [0, 1), a multiple of 2⁻³²
 *
 * @example
 * ```ts
 * import { seededRandom } from './index.ts'
 *
 * const random = seededRandom('retail:ST003_006:7')
 * const die = 1 + Math.floor(random() * 6)
 * ```
 */
export function seededRandom(seed: string | number): () => number {
  const text = String(seed)
  let a = hash(text, 0x811c9dc5)
  let b = hash(text, 0x9e3779b9)
  let c = hash(text, 0x7f4a7c15)
  let counter = hash(text, 0x2545f491) | 1

  const next = (): number => {
    const mixed = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + mixed) | 0
    return (mixed >>> 0) / twoToThe32
  }

  // The first outputs still show the seed; the reference implementation discards about as many.
  for (let i = 0; i < 15; i++) next()
  return next
}

function hash(text: string, basis: number): number {
  let h = basis | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
