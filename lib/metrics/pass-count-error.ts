/** pass@k or pass^k was asked for of counts that cannot be. */
export class PassCountError extends Error {
  override readonly name = 'PassCountError'
  readonly code = 'BAD_PASS_COUNT'
  readonly n: number
  readonly c: number
  readonly k: number

  constructor(n: number, c: number, k: number) {
    super(`${c} passes in ${n} trials, drawing ${k}: give whole numbers with 0 ≤ c ≤ n and 1 ≤ k ≤ n.`)
    this.n = n
    this.c = c
    this.k = k
  }
}
