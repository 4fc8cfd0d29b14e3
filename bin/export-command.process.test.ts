import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance, type Json } from '@duckdb/node-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSyntheticRun } from '../bench/synthetic-run.ts'
import { invalid, oddFailure, saidKey, writeRun } from './fixtures/odd-run.ts'
import { thinkingbox } from './fixtures/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'export-command-'))
const results = join(folder, 'results')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(() => {
  writeSyntheticRun(join(results, 'monday'), { agents: 2, tasks: 4, attempts: 3, seed: '1' })
  writeSyntheticRun(join(results, 'tuesday'), { agents: 1, tasks: 2, attempts: 2, seed: '2' })
  writeRun(join(results, 'odd'), [oddFailure, invalid])
})

function exportRuns(...args: string[]) {
  return thinkingbox(['export', ...args], { cwd: folder, env: { RESULTS: results, OPENAI_API_KEY: saidKey } })
}

/** Exports to a file and reads it with DuckDB, in one line. */
async function load(columns: string, file: string, ...args: string[]): Promise<Record<string, Json>[]> {
  const { output, exitCode } = await exportRuns(...args, '--out', file)
  expect(output.trim()).toBe(join(folder, file))
  expect(exitCode).toBe(0)
  return await query(`SELECT ${columns} FROM '${join(folder, file)}'`)
}

async function query(sql: string): Promise<Record<string, Json>[]> {
  const connection = await (await DuckDBInstance.create()).connect()
  try {
    return (await connection.runAndReadAll(sql)).getRowObjectsJson()
  } finally {
    connection.closeSync()
  }
}

describe('export --rows trials', () => {
  test('DuckDB reads every column, by its plain name and with its type', async () => {
    await load('*', 'types.csv', 'monday', 'odd')
    const described = await query(`DESCRIBE FROM '${join(folder, 'types.csv')}'`)
    expect(
      described.map((column) => `${column.column_name} ${column.column_type}`).join('\n'),
    ).toMatchInlineSnapshot(`
      "run VARCHAR
      domain VARCHAR
      task VARCHAR
      agent VARCHAR
      attempt BIGINT
      labels VARCHAR
      simulated BOOLEAN
      variant VARCHAR
      level VARCHAR
      customer VARCHAR
      attempts_asked BIGINT
      session BIGINT
      started_at TIMESTAMP WITH TIME ZONE
      duration_ms BIGINT
      verdict VARCHAR
      clean BOOLEAN
      end_reason VARCHAR
      agent_error VARCHAR
      invalid_cause VARCHAR
      invalid_message VARCHAR
      other_failure VARCHAR
      wrong_fields BIGINT
      extra_effects BIGINT
      missing_effects BIGINT
      tool_calls BIGINT
      refused_calls BIGINT
      writing_calls BIGINT
      agent_messages BIGINT
      model_calls BIGINT
      input_tokens BIGINT
      cached_input_tokens BIGINT
      output_tokens BIGINT
      agent_model_calls BIGINT
      agent_input_tokens BIGINT
      agent_output_tokens BIGINT
      cost_usd DOUBLE
      task_fingerprint VARCHAR
      sandbox_fingerprint VARCHAR
      settings_fingerprint VARCHAR
      agent_fingerprint VARCHAR"
    `)
    const names = described.map((column) => column.column_name).join(', ')
    expect(await load(names, 'names.csv', 'monday')).toHaveLength(24)
  })

  test('has a row for each trial of each run, in a fixed order', async () => {
    const rows = await load('run, domain, task, agent, attempt', 'several.csv', 'monday', 'tuesday')
    expect(rows).toHaveLength(2 * 4 * 3 + 2 * 2)
    const ids = rows.map((row) => Object.values(row).join(' '))
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('keeps what would break a table, and no key', async () => {
    const rows = await load('*', 'odd.csv', 'odd')
    const cells = Object.entries(rows[0] ?? {}).map(
      ([name, cell]) => `${name}: ${JSON.stringify([cell, rows[1]?.[name]])}`,
    )
    expect(rows).toHaveLength(2)
    expect(cells.join('\n')).toMatchInlineSnapshot(`
      "run: ["odd","odd"]
      domain: ["retail","retail"]
      task: ["ST003_006","ST003_006"]
      agent: ["openai/gpt-5","openai/gpt-5"]
      attempt: ["1","2"]
      labels: [null,null]
      simulated: [false,false]
      variant: [null,null]
      level: ["severe","severe"]
      customer: [null,null]
      attempts_asked: ["2","2"]
      session: ["1","1"]
      started_at: ["2026-01-05 08:00:00+00","2026-01-05 08:00:00+00"]
      duration_ms: ["1235","1235"]
      verdict: ["failed","invalid"]
      clean: [true,null]
      end_reason: ["customer finished",null]
      agent_error: [null,null]
      invalid_cause: [null,"network"]
      invalid_message: [null,"connect ECONNREFUSED"]
      other_failure: ["expected \\"yes\\", received (key removed)\\n::stop-commands::x\\n\\\\u001b[2J\\\\u202e 🧑🏽‍🚒, �\\\\u0000",null]
      wrong_fields: ["1",null]
      extra_effects: ["1",null]
      missing_effects: ["1",null]
      tool_calls: ["2","0"]
      refused_calls: ["1","0"]
      writing_calls: ["2","0"]
      agent_messages: ["1","0"]
      model_calls: ["3","0"]
      input_tokens: ["790","0"]
      cached_input_tokens: ["300","0"]
      output_tokens: ["49","0"]
      agent_model_calls: ["2","0"]
      agent_input_tokens: ["700","0"]
      agent_output_tokens: ["40","0"]
      cost_usd: [2e-7,2e-7]
      task_fingerprint: ["aaaa","aaaa"]
      sandbox_fingerprint: ["0012","0012"]
      settings_fingerprint: ["cccc","cccc"]
      agent_fingerprint: [null,null]"
    `)
    expect(readFileSync(join(folder, 'odd.csv'), 'utf8')).not.toContain(saidKey)
  })

  test('has the same in JSON lines, where an escape is the character that it stands for', async () => {
    const texts = `COLUMNS(* EXCLUDE (started_at, other_failure))::VARCHAR, epoch_ms(started_at) AS started_at,
      replace(replace(other_failure, '\\u202e', '\u202e'), '\\u001b', '\u001b').replace('\\u0000', chr(0)) AS said`
    const csv = await load(texts, 'same.csv', 'odd', 'monday')
    const jsonl = await load(texts, 'same.jsonl', 'odd', 'monday', '--format', 'jsonl')
    expect(jsonl).toEqual(csv)
  })

  test('without --out it goes to standard output, with nothing that a terminal would act on', async () => {
    const { stdout } = await exportRuns('odd')
    expect(stdout).toBe(readFileSync(join(folder, 'odd.csv'), 'utf8'))
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u)
  })
})

describe('export --rows deviations', () => {
  test('has a row for each deviation, with what was expected and received as JSON', async () => {
    const rows = await load('*', 'odd-deviations.csv', 'odd', '--rows', 'deviations')
    expect(rows).toMatchInlineSnapshot(`
      [
        {
          "agent": "openai/gpt-5",
          "attempt": "1",
          "call": "2",
          "column_name": "subject",
          "domain": "retail",
          "expected": "{"$matcher":"StringContaining \\"late\\""}",
          "kind": "wrong field",
          "number": "1",
          "op": null,
          "received": ""a \\"quoted\\" (key removed), \\n\\u202e\\udb40\\udc41"",
          "row_key": "20",
          "run": "odd",
          "table_name": "tickets",
          "task": "ST003_006",
          "tool": "update_ticket",
        },
        {
          "agent": "openai/gpt-5",
          "attempt": "1",
          "call": null,
          "column_name": null,
          "domain": "retail",
          "expected": null,
          "kind": "extra effect",
          "number": "2",
          "op": "update",
          "received": "{"text":[null,"x"]}",
          "row_key": "=1+1|a,b",
          "run": "odd",
          "table_name": "notes",
          "task": "ST003_006",
          "tool": null,
        },
        {
          "agent": "openai/gpt-5",
          "attempt": "1",
          "call": null,
          "column_name": null,
          "domain": "retail",
          "expected": "{}",
          "kind": "missing effect",
          "number": "3",
          "op": "delete",
          "received": null,
          "row_key": "4",
          "run": "odd",
          "table_name": "notes",
          "task": "ST003_006",
          "tool": null,
        },
      ]
    `)
    const [{ received } = {}] = rows
    expect(JSON.parse(String(received))).toBe('a "quoted" (key removed), \n\u202e\u{e0041}')
    const jsonl = await load('*', 'odd-deviations.jsonl', 'odd', '--rows', 'deviations', '--format', 'jsonl')
    expect(jsonl).toEqual(rows)
  })

  test('joins the table of trials', async () => {
    await load('*', 'trials.csv', 'monday')
    await load('*', 'deviations.csv', 'monday', '--rows', 'deviations')
    const [{ different } = {}] = await query(
      `SELECT count(*) FILTER (deviations <> wrong_fields + extra_effects + missing_effects)::INT AS different
       FROM (SELECT run, domain, task, agent, attempt, count(*) AS deviations FROM '${folder}/deviations.csv' GROUP BY ALL)
       JOIN '${folder}/trials.csv' USING (run, domain, task, agent, attempt)`,
    )
    expect(different).toBe(0)
  })
})

test('the queries that the documents show run', async () => {
  await load('*', 'results/trials.csv', 'monday')
  await load('*', 'results/deviations.csv', 'monday', '--rows', 'deviations')
  const page = readFileSync(join(import.meta.dirname, '../docs/exporting.md'), 'utf8')
  const queries = [...page.matchAll(/^SELECT .*$/gm)].map(([sql]) =>
    sql.replaceAll("'results/", `'${folder}/results/`),
  )
  expect(queries).toHaveLength(2)
  for (const sql of queries) expect((await query(sql)).length, sql).toBeGreaterThan(0)
})

test('a run without trials is a table without rows', async () => {
  writeRun(join(results, 'empty'), [])
  expect((await exportRuns('empty', '--rows', 'deviations')).stdout).toMatchInlineSnapshot(`
    "run,domain,task,agent,attempt,number,kind,op,table_name,row_key,column_name,expected,received,call,tool
    "
  `)
})

test('says what is wrong, and writes nothing', async () => {
  const missing = await exportRuns('sunday', '--out', 'sunday.csv')
  expect(missing.output).toContain('There is no run sunday')
  expect(missing.exitCode).toBe(1)
  expect(existsSync(join(folder, 'sunday.csv'))).toBe(false)
  mkdirSync(join(folder, 'taken.csv'))
  const taken = await exportRuns('monday', '--out', 'taken.csv')
  expect(taken.output.trim()).toBe(
    `thinkingbox: Cannot write ${join(folder, 'taken.csv')}: it is a directory.`,
  )
  expect(taken.exitCode).toBe(1)
  expect((await exportRuns('monday', '--format', 'xml')).exitCode).toBe(2)
})
