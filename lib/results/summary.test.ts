import { expect, test } from 'vitest'
import { z } from 'zod'
import { summarySchema } from './summary.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** A JSON schema as one line per value: its path and what it may be. `?` is optional. */
function outline(schema: Schema, path = '', optional = ''): string[] {
  const alternatives = (schema.anyOf ?? [schema]) as Schema[]
  const line = `${path}${optional}: ${alternatives.map(describe).join(' | ')}`
  const inner = alternatives.flatMap((alternative) => [
    ...Object.entries(alternative.properties ?? {}).flatMap(([name, property]) =>
      outline(
        property as Schema,
        path ? `${path}.${name}` : name,
        alternative.required?.includes(name) ? '' : '?',
      ),
    ),
    ...(alternative.items ? outline(alternative.items as Schema, `${path}[]`) : []),
  ])
  return [line, ...inner]
}

function describe(schema: Schema): string {
  const { minimum, maximum } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => describe(item as Schema)).join(', ')}]`
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  const range = minimum === undefined ? '' : ` ${minimum}..${most ?? ''}`
  return `${String(schema.type)}${range}`
}

test('the format of summary.json is pinned: a change that a reader notices needs a new version', () => {
  expect(outline(z.toJSONSchema(summarySchema)).join('\n')).toMatchInlineSnapshot(`
    ": object
    version: 1
    run: string
    agents: array
    agents[]: object
    agents[].agent: string
    agents[].simulated: boolean
    agents[].attempts: integer 0..
    agents[].overall: object
    agents[].overall.trials: object
    agents[].overall.trials.total: integer 0..
    agents[].overall.trials.passed: integer 0..
    agents[].overall.trials.failed: integer 0..
    agents[].overall.trials.invalid: integer 0..
    agents[].overall.tasks: object
    agents[].overall.tasks.total: integer 0..
    agents[].overall.tasks.complete: integer 0..
    agents[].overall.tasks.neverSolved: integer 0..
    agents[].overall.tasks.alwaysSolved: integer 0..
    agents[].overall.passAt1: object | null
    agents[].overall.passAt1.value: number 0..1
    agents[].overall.passAt1.interval: [number 0..1, number 0..1] | null
    agents[].overall.passAt1.hits: integer 0..
    agents[].overall.passAt1.of: integer 0..
    agents[].overall.everPassed: object | null
    agents[].overall.everPassed.value: number 0..1
    agents[].overall.everPassed.interval: [number 0..1, number 0..1] | null
    agents[].overall.everPassed.hits: integer 0..
    agents[].overall.everPassed.of: integer 0..
    agents[].overall.allPassed: object | null
    agents[].overall.allPassed.value: number 0..1
    agents[].overall.allPassed.interval: [number 0..1, number 0..1] | null
    agents[].overall.allPassed.hits: integer 0..
    agents[].overall.allPassed.of: integer 0..
    agents[].overall.retention: object | null
    agents[].overall.retention.value: number 0..1
    agents[].overall.retention.interval: [number 0..1, number 0..1] | null
    agents[].overall.deviations: array
    agents[].overall.deviations[]: object
    agents[].overall.deviations[].kind: "wrong field" | "extra effect" | "missing effect"
    agents[].overall.deviations[].failures: integer 0..
    agents[].overall.deviations[].places: array
    agents[].overall.deviations[].places[]: object
    agents[].overall.deviations[].places[].place: string
    agents[].overall.deviations[].places[].failures: integer 0..
    agents[].overall.cleanFailures: object | null
    agents[].overall.cleanFailures.value: number 0..1
    agents[].overall.cleanFailures.interval: [number 0..1, number 0..1] | null
    agents[].overall.cleanFailures.hits: integer 0..
    agents[].overall.cleanFailures.of: integer 0..
    agents[].overall.invalidCauses: array
    agents[].overall.invalidCauses[]: object
    agents[].overall.invalidCauses[].cause: "rate limit" | "provider error" | "network" | "provider timeout" | "customer simulator" | "judge" | "trial timeout" | "sandbox" | "cancelled" | "unknown"
    agents[].overall.invalidCauses[].trials: integer 0..
    agents[].overall.tokens: object
    agents[].overall.tokens.input: integer 0..
    agents[].overall.tokens.cachedInput: integer 0..
    agents[].overall.tokens.output: integer 0..
    agents[].overall.cost: object
    agents[].overall.cost.unknown: integer 0..
    agents[].overall.cost.total: number 0.. | null
    agents[].overall.cost.perAttempt: number 0.. | null
    agents[].overall.cost.perSuccess: object | null
    agents[].overall.cost.perSuccess.value: number 0..
    agents[].overall.cost.perSuccess.interval: [number, number] | null
    agents[].domains: array
    agents[].domains[]: object
    agents[].domains[].trials: object
    agents[].domains[].trials.total: integer 0..
    agents[].domains[].trials.passed: integer 0..
    agents[].domains[].trials.failed: integer 0..
    agents[].domains[].trials.invalid: integer 0..
    agents[].domains[].tasks: object
    agents[].domains[].tasks.total: integer 0..
    agents[].domains[].tasks.complete: integer 0..
    agents[].domains[].tasks.neverSolved: integer 0..
    agents[].domains[].tasks.alwaysSolved: integer 0..
    agents[].domains[].passAt1: object | null
    agents[].domains[].passAt1.value: number 0..1
    agents[].domains[].passAt1.interval: [number 0..1, number 0..1] | null
    agents[].domains[].passAt1.hits: integer 0..
    agents[].domains[].passAt1.of: integer 0..
    agents[].domains[].everPassed: object | null
    agents[].domains[].everPassed.value: number 0..1
    agents[].domains[].everPassed.interval: [number 0..1, number 0..1] | null
    agents[].domains[].everPassed.hits: integer 0..
    agents[].domains[].everPassed.of: integer 0..
    agents[].domains[].allPassed: object | null
    agents[].domains[].allPassed.value: number 0..1
    agents[].domains[].allPassed.interval: [number 0..1, number 0..1] | null
    agents[].domains[].allPassed.hits: integer 0..
    agents[].domains[].allPassed.of: integer 0..
    agents[].domains[].retention: object | null
    agents[].domains[].retention.value: number 0..1
    agents[].domains[].retention.interval: [number 0..1, number 0..1] | null
    agents[].domains[].deviations: array
    agents[].domains[].deviations[]: object
    agents[].domains[].deviations[].kind: "wrong field" | "extra effect" | "missing effect"
    agents[].domains[].deviations[].failures: integer 0..
    agents[].domains[].deviations[].places: array
    agents[].domains[].deviations[].places[]: object
    agents[].domains[].deviations[].places[].place: string
    agents[].domains[].deviations[].places[].failures: integer 0..
    agents[].domains[].cleanFailures: object | null
    agents[].domains[].cleanFailures.value: number 0..1
    agents[].domains[].cleanFailures.interval: [number 0..1, number 0..1] | null
    agents[].domains[].cleanFailures.hits: integer 0..
    agents[].domains[].cleanFailures.of: integer 0..
    agents[].domains[].invalidCauses: array
    agents[].domains[].invalidCauses[]: object
    agents[].domains[].invalidCauses[].cause: "rate limit" | "provider error" | "network" | "provider timeout" | "customer simulator" | "judge" | "trial timeout" | "sandbox" | "cancelled" | "unknown"
    agents[].domains[].invalidCauses[].trials: integer 0..
    agents[].domains[].tokens: object
    agents[].domains[].tokens.input: integer 0..
    agents[].domains[].tokens.cachedInput: integer 0..
    agents[].domains[].tokens.output: integer 0..
    agents[].domains[].cost: object
    agents[].domains[].cost.unknown: integer 0..
    agents[].domains[].cost.total: number 0.. | null
    agents[].domains[].cost.perAttempt: number 0.. | null
    agents[].domains[].cost.perSuccess: object | null
    agents[].domains[].cost.perSuccess.value: number 0..
    agents[].domains[].cost.perSuccess.interval: [number, number] | null
    agents[].domains[].domain: string
    agents[].domains[].perTask: array
    agents[].domains[].perTask[]: object
    agents[].domains[].perTask[].task: string
    agents[].domains[].perTask[].passed: integer 0..
    agents[].domains[].perTask[].failed: integer 0..
    agents[].domains[].perTask[].invalid: integer 0..
    agents[].domains[].perTask[].asked: integer 0..
    agents[].domains[].perTask[].complete: boolean
    agents[].domains[].perTask[].mainDeviation: object | null
    agents[].domains[].perTask[].mainDeviation.kind: "wrong field" | "extra effect" | "missing effect"
    agents[].domains[].perTask[].mainDeviation.place: string
    agents[].domains[].perTask[].mainDeviation.failures: integer 0.."
  `)
})
