import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Setting, settingTable } from '../settings/setting-table.ts'
import { outlineSchema } from './fixtures/outline-schema.ts'
import * as results from './index.ts'

/**
 * What is on disk outlives the code that wrote it. A change here needs a new version when a reader would notice, and in
 * any case docs/results.md.
 */
describe('the files of a run', () => {
  test('run.json', () => {
    expect(outlineSchema(results.runFileSchema).join('\n')).toMatchInlineSnapshot(`
      "v: 1
      run: string
      startedAt: date-time
      sessions[].startedAt: date-time
      sessions[].settings{}: string
      sessions[].agents[]: string
      sessions[].seed: string
      sessions[].versions{}: string
      sessions[].commit?.hash: string
      sessions[].commit?.modified: boolean
      sessions[].shard?: string"
    `)
  })

  test('a line of trials-*.jsonl', () => {
    expect(outlineSchema(results.journalLineSchema).join('\n')).toMatchInlineSnapshot(`
      "v: 1
      session?: integer
      of: integer
      cost?: number
      costs?[]: number
      customer?: string
      level?: "routine" | "demanding" | "severe"
      fingerprints.task: string
      fingerprints.sandbox: string
      fingerprints.settings: string
      fingerprints.agent?: string
      trial.task: string
      trial.domain: string
      trial.agent: string
      trial.attempt: integer
      trial.startedAt: date-time
      trial.durationMs: number
      trial.end: "customer finished" | "agent stopped" | "step limit" | "turn limit" | "call limit" | "output limit" | "agent error"
      trial.error?: string
      trial.conversation[].role: "customer" | "agent"
      trial.conversation[].text: string
      trial.conversation[].unsaid?: "note" | "reasoning"
      trial.conversation[].afterCalls: integer
      trial.calls[].tool: string
      trial.calls[].arguments: JSON
      trial.calls[].result: JSON
      trial.calls[].isError: boolean
      trial.calls[].writes: boolean
      trial.calls[].effects[].op: "insert" | "update" | "delete"
      trial.calls[].effects[].table: string
      trial.calls[].effects[].key: string
      trial.calls[].effects[].call?: integer
      trial.calls[].effects[].row{}: JSON
      trial.calls[].effects[].columnCalls?{}: integer
      trial.calls[].effects[].knownKeys?[]: string
      trial.calls[].effects[].changes{}[0]: JSON
      trial.calls[].effects[].changes{}[1]: JSON
      trial.calls[].effects[].unchanged?{}: JSON
      trial.calls[].startedMs?: number
      trial.calls[].durationMs: number
      trial.effects[].op: "insert" | "update" | "delete"
      trial.effects[].table: string
      trial.effects[].key: string
      trial.effects[].call?: integer
      trial.effects[].row{}: JSON
      trial.effects[].columnCalls?{}: integer
      trial.effects[].knownKeys?[]: string
      trial.effects[].changes{}[0]: JSON
      trial.effects[].changes{}[1]: JSON
      trial.effects[].unchanged?{}: JSON
      trial.usage[].model: string
      trial.usage[].role: "agent" | "customer" | "judge"
      trial.usage[].calls: integer
      trial.usage[].inputTokens: integer
      trial.usage[].cachedInputTokens: integer
      trial.usage[].outputTokens: integer
      trial.usage[].unreportedCalls?: integer
      trial.requests?[].model: string
      trial.requests?[].messages: integer
      trial.requests?[].characters: integer
      trial.requests?[].inputTokens?: integer
      trial.requests?[].cachedInputTokens?: integer
      trial.requests?[].outputTokens?: integer
      trial.requests?[].finish: string
      trial.requests?[].durationMs: number
      trial.requests?[].startedMs?: number
      trial.requests?[].afterCalls: integer
      trial.requests?[].afterMessages: integer
      trial.stderr?: string
      trial.answers?[].question: string
      trial.answers?[].answer: "yes" | "no"
      trial.answers?[].reason: string
      trial.verdict: "passed" | "failed" | "invalid"
      trial.deviations: empty list
      trial.deviations[].kind: "wrong field" | "extra effect" | "missing effect"
      trial.deviations[].table: string
      trial.deviations[].key: string
      trial.deviations[].call?: integer
      trial.deviations[].column: string
      trial.deviations[].expected.$matcher: string
      trial.deviations[].expected: JSON
      trial.deviations[].received: JSON
      trial.deviations[].op: "insert" | "update" | "delete"
      trial.deviations[].columns{}: JSON
      trial.deviations[].columns{}.$matcher: string
      trial.clean: boolean
      trial.otherFailure?: string
      trial.end?: "customer finished" | "agent stopped" | "step limit" | "turn limit" | "call limit" | "output limit" | "agent error"
      trial.effects?[].op: "insert" | "update" | "delete"
      trial.effects?[].table: string
      trial.effects?[].key: string
      trial.effects?[].call?: integer
      trial.effects?[].row{}: JSON
      trial.effects?[].columnCalls?{}: integer
      trial.effects?[].knownKeys?[]: string
      trial.effects?[].changes{}[0]: JSON
      trial.effects?[].changes{}[1]: JSON
      trial.effects?[].unchanged?{}: JSON
      trial.cause: "rate limit" | "provider error" | "network" | "provider timeout" | "agent unavailable" | "customer simulator" | "judge" | "trial timeout" | "sandbox" | "cancelled"
      trial.message: string"
    `)
  })

  test('a line of tasks-*.jsonl', () => {
    expect(outlineSchema(results.taskLineSchema).join('\n')).toMatchInlineSnapshot(`
      "v: 1
      domain: string
      task: string
      title: string
      fingerprint: string
      records{}[]{}: JSON
      sandbox?.fingerprint: string
      sandbox?.files{}: string
      sandbox?.seen?.instructions: string
      sandbox?.seen?.tools[].name: string
      sandbox?.seen?.tools[].description?: string
      sandbox?.seen?.tools[].inputSchema: JSON
      sandbox?.seen?.tools[].outputSchema?: JSON
      sandbox?.seen?.tools[].annotations?: JSON"
    `)
  })

  test('summary.json', () => {
    const lines = outlineSchema(results.summarySchema)
    const figures = outlineSchema(results.figuresSchema)
    for (const place of ['agents[].overall.', 'agents[].domains[].']) {
      expect(lines).toEqual(expect.arrayContaining(figures.map((line) => place + line)))
    }
    const others = lines.filter((line) => !figures.some((figure) => line.endsWith(`.${figure}`)))
    expect(others.join('\n')).toMatchInlineSnapshot(`
      "version: 1
      run: string
      notes?[].kind: "warning" | "notice"
      notes?[].domain: string
      notes?[].task: string
      notes?[].message: string
      agents[].agent: string
      agents[].simulated: boolean
      agents[].attempts: integer
      agents[].domains[].domain: string
      agents[].domains[].perTask[].task: string
      agents[].domains[].perTask[].passed: integer
      agents[].domains[].perTask[].failed: integer
      agents[].domains[].perTask[].invalid: integer
      agents[].domains[].perTask[].asked: integer
      agents[].domains[].perTask[].complete: boolean
      agents[].domains[].perTask[].mainDeviation.kind: "wrong field" | "extra effect" | "missing effect"
      agents[].domains[].perTask[].mainDeviation.place: string
      agents[].domains[].perTask[].mainDeviation.failures: integer
      agents[].domains[].perTask[].mainDeviation: null
      agents[].domains[].perTask[].agentErrors: integer
      agents[].levels[].level: "routine" | "demanding" | "severe"
      agents[].customers?[].customer: string
      agents[].customers?[].difference.value: number
      agents[].customers?[].difference.interval[0]: number
      agents[].customers?[].difference.interval[1]: number
      agents[].customers?[].difference.interval: null
      agents[].customers?[].difference.withinNoise: boolean
      agents[].customers?[].difference.tasks: integer
      agents[].customers?[].difference: null"
    `)
    expect(figures.join('\n')).toMatchInlineSnapshot(`
      "trials.total: integer
      trials.passed: integer
      trials.failed: integer
      trials.invalid: integer
      tasks.total: integer
      tasks.complete: integer
      tasks.neverSolved: integer
      tasks.alwaysSolved: integer
      passAt1.value: number
      passAt1.interval[0]: number
      passAt1.interval[1]: number
      passAt1.interval: null
      passAt1.hits: integer
      passAt1.of: integer
      passAt1: null
      everPassed.value: number
      everPassed.interval[0]: number
      everPassed.interval[1]: number
      everPassed.interval: null
      everPassed.hits: integer
      everPassed.of: integer
      everPassed: null
      allPassed.value: number
      allPassed.interval[0]: number
      allPassed.interval[1]: number
      allPassed.interval: null
      allPassed.hits: integer
      allPassed.of: integer
      allPassed: null
      retention.value: number
      retention.interval[0]: number
      retention.interval[1]: number
      retention.interval: null
      retention: null
      curve[].k: integer
      curve[].tasks: integer
      curve[].passAtK.value: number
      curve[].passAtK.interval[0]: number
      curve[].passAtK.interval[1]: number
      curve[].passHatK.value: number
      curve[].passHatK.interval[0]: number
      curve[].passHatK.interval[1]: number
      curve[].plugInPassHatK: number
      deviations[].kind: "wrong field" | "extra effect" | "missing effect"
      deviations[].failures: integer
      deviations[].places[].place: string
      deviations[].places[].failures: integer
      otherAssertions[].assertion: string
      otherAssertions[].failures: integer
      cleanFailures.value: number
      cleanFailures.interval[0]: number
      cleanFailures.interval[1]: number
      cleanFailures.interval: null
      cleanFailures.hits: integer
      cleanFailures.of: integer
      cleanFailures: null
      earlyEnds[].end: "step limit" | "turn limit" | "call limit" | "output limit" | "agent error"
      earlyEnds[].trials: integer
      earlyEnds[].mostOften?.message: string
      earlyEnds[].mostOften?.trials: integer
      invalidCauses[].cause: "rate limit" | "provider error" | "network" | "provider timeout" | "agent unavailable" | "customer simulator" | "judge" | "trial timeout" | "sandbox" | "cancelled" | "unknown"
      invalidCauses[].trials: integer
      invalidCauses[].mostOften?.message: string
      invalidCauses[].mostOften?.trials: integer
      tokens.input: integer
      tokens.cachedInput: integer
      tokens.output: integer
      cost.unknown: integer
      cost.total: number | null
      cost.byModel[].role: "agent" | "customer" | "judge"
      cost.byModel[].model: string
      cost.byModel[].total: number
      cost.perAttempt: number | null
      cost.perSuccess.value: number
      cost.perSuccess.interval[0]: number
      cost.perSuccess.interval[1]: number
      cost.perSuccess.interval: null
      cost.perSuccess: null"
    `)
  })
})

test('what the package exports as vitest-thinkingbox/results', () => {
  expect(Object.keys(results).sort()).toMatchInlineSnapshot(`
    [
      "ResultsError",
      "figuresSchema",
      "findRun",
      "gatesSchema",
      "journalLineSchema",
      "journalVersion",
      "listRuns",
      "readJournal",
      "readJournalLine",
      "readRunFile",
      "readSeen",
      "readStoredTrials",
      "readTaskLines",
      "runFileSchema",
      "runFileVersion",
      "summarise",
      "summarySchema",
      "taskFiguresSchema",
      "taskLineSchema",
      "taskLineVersion",
      "trialMetaSchema",
    ]
  `)
})

describe('docs/results.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/results.md'), 'utf8')

  test('names the settings that make a finished trial run again', () => {
    const row = page.split('\n').find((line) => line.startsWith('| settings | one that decides')) ?? ''
    const deciding = Object.values<Setting>(settingTable).filter(({ matters }) => matters)
    expect(row.match(/`([A-Z_]+)`/g)).toEqual(deciding.map(({ variable }) => `\`${variable}\``))
  })

  test.for([
    ['`run.json`', results.runFileSchema, results.runFileVersion],
    ['A line of `trials-*.jsonl`', results.journalLineSchema, results.journalVersion],
    ['A line of `tasks-*.jsonl`', results.taskLineSchema, results.taskLineVersion],
    ['`summary.json`', results.summarySchema, 1],
  ] as const)('%s has every field, and the version', ([title, schema, version]) => {
    const [, after = ''] = page.split(`### ${title}, version ${version}\n`)
    const [section = ''] = after.split('\n### ')
    const names = outlineSchema(schema).flatMap((line) => line.replace(/: .*$/, '').split('.'))
    const fields = new Set(names.map((name) => name.replaceAll(/\[\d*\]|\{\}|\?/g, '')))
    expect(
      [...fields].filter((field) => !section.includes(`\`${field}\``) && !section.includes(`{ ${field} }`)),
    ).toEqual([])
  })
})
