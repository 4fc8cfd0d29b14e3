import { z } from 'zod'
import { invalidCauseSchema } from '../core/infrastructure-error.ts'
import { usageSchema } from '../core/usage.ts'
import { levels } from '../define/levels.ts'
import { earlyEndSchema } from '../trial/trial.ts'

const count = z.int().nonnegative()
const mostOften = z.object({ message: z.string(), trials: count })
const share = z.number().min(0).max(1)

/** A share of counted things with its 95 % interval, clustered by task; the interval is null when one task says too little. */
const rateSchema = z.object({
  value: share,
  interval: z.tuple([share, share]).nullable(),
  hits: count,
  of: count,
})

const estimateSchema = z.object({ value: share, interval: z.tuple([share, share]) })

const deviationKindSchema = z.enum(['wrong field', 'extra effect', 'missing effect'])

const trialCounts = z.object({ total: count, passed: count, failed: count, invalid: count })

/** Figures over a set of trials. A figure that cannot be computed is null. */
export const figuresSchema = z.object({
  trials: trialCounts,
  tasks: z.object({
    total: count,
    /** Tasks that have as many valid trials as attempts were asked for: only they count in `everPassed` and `allPassed`. */
    complete: count,
    neverSolved: count,
    alwaysSolved: count,
  }),
  /** pass@1: share of all valid trials that passed. */
  passAt1: rateSchema.nullable(),
  /** pass@k, k being the attempts asked for: share of tasks with at least one pass. */
  everPassed: rateSchema.nullable(),
  /** Observed k/k: share of tasks whose attempts all passed. */
  allPassed: rateSchema.nullable(),
  /** Observed k/k divided by pass@1. */
  retention: z.object({ value: share, interval: z.tuple([share, share]).nullable() }).nullable(),
  /** pass@k and pass^k for every k, over the tasks with at least k valid trials. */
  curve: z.array(
    z.object({
      k: z.int().positive(),
      tasks: count,
      passAtK: estimateSchema,
      passHatK: estimateSchema,
      /** (c/n)^k, biased upwards: only for comparing with a harness that prints it. */
      plugInPassHatK: share,
    }),
  ),
  /** Each kind of deviation: how many failed trials show it, and where most often. */
  deviations: z.array(
    z.object({
      kind: deviationKindSchema,
      failures: count,
      /** The most frequent places, at most ten: `table.column` of a wrong field, otherwise the table. */
      places: z.array(z.object({ place: z.string(), failures: count })),
    }),
  ),
  /** What assertions that are not about the end state said of failed trials, the most frequent first, at most ten. */
  otherAssertions: z.array(z.object({ assertion: z.string(), failures: count })),
  /** Clean failures among the failures. */
  cleanFailures: rateSchema.nullable(),
  /** What ended valid trials before agent and customer were done, and what most agents that died said. */
  earlyEnds: z.array(z.object({ end: earlyEndSchema, trials: count, mostOften: mostOften.optional() })),
  /** Why trials are invalid, and what was said of most of them. */
  invalidCauses: z.array(
    z.object({
      cause: invalidCauseSchema.or(z.literal('unknown')),
      trials: count,
      mostOften: mostOften.optional(),
    }),
  ),
  tokens: z.object({ input: count, cachedInput: count, output: count }),
  /** US dollars. */
  cost: z.object({
    /** Trials whose cost is unknown, because a price or what the agent used is. When there is one, the figures below are null. */
    unknown: count,
    /** Of all trials, invalid ones too. */
    total: z.number().nonnegative().nullable(),
    /** What each model cost, the dearest first. */
    byModel: z.array(
      z.object({ role: usageSchema.shape.role, model: z.string(), total: z.number().nonnegative() }),
    ),
    /** Mean of the valid trials. */
    perAttempt: z.number().nonnegative().nullable(),
    /** What the valid trials cost per passed one; null also when none passed. */
    perSuccess: z
      .object({ value: z.number().nonnegative(), interval: z.tuple([z.number(), z.number()]).nullable() })
      .nullable(),
  }),
})

export const taskFiguresSchema = z.object({
  task: z.string(),
  passed: count,
  failed: count,
  invalid: count,
  asked: count,
  complete: z.boolean(),
  /** The most frequent deviation of its failed trials. */
  mainDeviation: z.object({ kind: deviationKindSchema, place: z.string(), failures: count }).nullable(),
  /** Failed trials in which the agent itself threw; they have no deviation. */
  agentErrors: count,
})

/** `results/<run>/summary.json`: the figures of a run. The same trials give the same content, however they were sharded. */
export const summarySchema = z.object({
  version: z.literal(1),
  run: z.string(),
  /** What the tests say about their tasks, each thing once; absent when they say nothing. */
  notes: z
    .array(
      z.object({
        kind: z.enum(['warning', 'notice']),
        domain: z.string(),
        task: z.string(),
        message: z.string(),
      }),
    )
    .optional(),
  agents: z.array(
    z.object({
      agent: z.string(),
      /** A simulated agent: its figures say nothing about a model. */
      simulated: z.boolean(),
      /** Attempts asked for per task. */
      attempts: count,
      /** All domains together. */
      overall: figuresSchema,
      domains: z.array(figuresSchema.extend({ domain: z.string(), perTask: z.array(taskFiguresSchema) })),
      /** Of all domains, the tasks that say how much they ask of an agent; the easiest first. */
      levels: z.array(figuresSchema.extend({ level: z.enum(levels) })),
      /** Under each of several customers, the first attempt's first; absent where one plays all attempts. */
      customers: z
        .array(
          z.object({
            customer: z.string(),
            trials: trialCounts,
            passAt1: rateSchema.nullable(),
            /** pass@1 minus that under the first customer, paired by task; null for the first, and where no task has valid trials under both. */
            difference: z
              .object({
                value: z.number(),
                /** 95 %; null when the tasks cannot give one. */
                interval: z.tuple([z.number(), z.number()]).nullable(),
                /** The interval holds 0, or there is none. */
                withinNoise: z.boolean(),
                /** That have valid trials under both. */
                tasks: count,
              })
              .nullable(),
          }),
        )
        .optional(),
    }),
  ),
})

export type Summary = z.infer<typeof summarySchema>
export type AgentSummary = Summary['agents'][number]
export type DomainSummary = AgentSummary['domains'][number]
export type LevelSummary = AgentSummary['levels'][number]
export type Figures = z.infer<typeof figuresSchema>
export type TaskFigures = z.infer<typeof taskFiguresSchema>
