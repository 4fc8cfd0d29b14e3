import type { Spending } from '../results/spending.ts'

/** Why a trial was not run, as the metadata of its test says it. */
export interface OverBudget {
  /** US dollars: the setting MAX_COST. */
  readonly limit: number
  /** Set where the limit cannot be kept, because it is unknown what the trials of an agent cost. */
  readonly unknown?: { readonly agent: string; readonly reason: string }
}

/** The limit to what all trials of a run may cost together. */
export class Budget {
  readonly #limit: number
  readonly #spending: Spending

  /** @param limit - US dollars */
  constructor(limit: number, spending: Spending) {
    this.#limit = limit
    this.#spending = spending
  }

  /**
   * Asked before a trial is run.
   *
   * @returns why it must not be; undefined when it may
   * @throws ResultsError when the run's journal cannot be read
   */
  overBudget(): OverBudget | undefined {
    this.#spending.update()
    const { dollars, unknown } = this.#spending
    if (!unknown && dollars < this.#limit) return undefined
    return { limit: this.#limit, ...(unknown && { unknown }) }
  }
}
