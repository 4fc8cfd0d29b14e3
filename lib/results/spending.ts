import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { z } from 'zod'
import { costOfTrial, explainUnknownCost } from '../prices/index.ts'
import type { PriceOverrides } from '../settings/price-overrides.ts'
import { trialSchema } from '../trial/trial.ts'
import { journalLineSchema } from './journal-line.ts'
import { journalFiles, readJournal } from './journal-reader.ts'
import { ResultsError } from './results-error.ts'

/** What the trials of one agent have cost. */
interface AgentSpending {
  /** US dollars of the trials whose cost is known. */
  readonly dollars: number
  /** US dollars of the dearest of them. */
  readonly dearest: number
  /** Trials whose cost is unknown. */
  readonly unknown: number
  /** Why that of the first such trial is. */
  readonly reason?: string
}

/** What a run's trials had cost when a session began, as plain JSON. */
export interface SpentBefore {
  /** By the agents' names. */
  readonly agents: Readonly<Record<string, AgentSpending>>
  /** How many bytes of each journal file that is the sum of. */
  readonly read: Readonly<Record<string, number>>
}

const nothing: AgentSpending = { dollars: 0, dearest: 0, unknown: 0 }

/** Prices that replace the catalogue's. */
interface Prices {
  readonly prices?: PriceOverrides | undefined
}

/** As much of a journal's line as is needed here. */
const spentSchema = z.object({
  cost: journalLineSchema.shape.cost,
  trial: trialSchema.pick({ agent: true, usage: true }),
})

/**
 * What all trials of a run have cost, invalid ones and those that ran again included. It follows the run's journal, in
 * which every worker, session and shard writes down each trial as it ends.
 */
export class Spending {
  readonly #directory: string
  readonly #settings: Prices
  readonly #agents: Map<string, AgentSpending>
  readonly #read: Map<string, number>

  /** @param directory - the run's */
  constructor(directory: string, settings: Prices, before: SpentBefore = { agents: {}, read: {} }) {
    this.#directory = directory
    this.#settings = settings
    this.#agents = new Map(Object.entries(before.agents))
    this.#read = new Map(Object.entries(before.read))
  }

  /**
   * Reads the whole journal, at a second per hundred megabytes. What a line leaves open is worked out with today's prices.
   *
   * @throws ResultsError when a file cannot be read
   */
  async readAll(): Promise<SpentBefore> {
    for await (const { place, value, problem } of readJournal(this.#directory)) {
      if (problem?.kind === 'torn') continue
      this.#read.set(place.file, place.offset + place.length + 1)
      if (value) this.#add(value.trial, value.cost ?? costOfTrial(value.trial, this.#settings))
    }
    return { agents: Object.fromEntries(this.#agents), read: Object.fromEntries(this.#read) }
  }

  /**
   * Reads what was written since.
   *
   * @throws ResultsError when a file cannot be read
   */
  update(): void {
    for (const file of journalFiles(this.#directory)) {
      const from = this.#read.get(file) ?? 0
      const lines = readWholeLines(file, from)
      this.#read.set(file, from + lines.length)
      for (const line of lines.toString('utf8').split('\n')) {
        const parsed = spentSchema.safeParse(parseJson(line))
        if (parsed.success) this.#add(parsed.data.trial, parsed.data.cost)
      }
    }
  }

  /** US dollars. A trial whose cost is unknown counts as much as the dearest one of its agent. */
  get dollars(): number {
    return [...this.#agents.values()].reduce(
      (sum, { dollars, unknown, dearest }) => sum + dollars + unknown * dearest,
      0,
    )
  }

  /** The first agent of which no trial's cost is known although some have used a model, and why. */
  get unknown(): { readonly agent: string; readonly reason: string } | undefined {
    for (const [agent, { dearest, unknown, reason = '' }] of this.#agents) {
      if (unknown > 0 && dearest === 0) return { agent, reason }
    }
    return undefined
  }

  #add(trial: z.infer<typeof spentSchema>['trial'], cost: number | undefined): void {
    const known = this.#agents.get(trial.agent) ?? nothing
    this.#agents.set(
      trial.agent,
      cost === undefined
        ? { reason: explainUnknownCost(trial, this.#settings), ...known, unknown: known.unknown + 1 }
        : { ...known, dollars: known.dollars + cost, dearest: Math.max(known.dearest, cost) },
    )
  }
}

/** A file's bytes from a place on, up to the last line break. */
function readWholeLines(file: string, from: number): Buffer {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(Math.max(0, fstatSync(descriptor).size - from))
      const length = readSync(descriptor, bytes, 0, bytes.length, from)
      return bytes.subarray(0, bytes.subarray(0, length).lastIndexOf(10) + 1)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    throw ResultsError.forFile('CANNOT_READ', file, error)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
