import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readStoredTrials } from '../../lib/results/stored-trials.ts'
import { summarise } from '../../lib/results/summarise.ts'
import { decodeCell, type ReportData } from './report-data.ts'
import { temporaryDirectory } from './testing/temporary-directory.ts'
import { attempts, failed, invalid, passed, writeNotes, writeRun, writeSeen } from './testing/write-run.ts'
import { writeHtmlReport } from './write-report.ts'

function dataOf(file: string): ReportData {
  const [, json = ''] =
    /<script type="application\/json" id="report-data">(.*)<\/script>/.exec(readFileSync(file, 'utf8')) ?? []
  return JSON.parse(json)
}

/** The journal lines that the page holds in itself, by chunk. */
function trialsIn(file: string): string[][] {
  const found = readFileSync(file, 'utf8').matchAll(/data-trials="\d+">([^<]*)</g)
  return Array.from(found, ([, base64 = '']) =>
    gunzipSync(Buffer.from(base64, 'base64')).toString().trimEnd().split('\n'),
  )
}

describe('the HTML report of a small run', () => {
  test('is one file that holds the figures of the summary and every trial', async () => {
    const directory = temporaryDirectory()
    const lines = [
      ...attempts('ST001_001', 4, 4, { cost: 0.01 }),
      ...attempts('ST001_002', 1, 4, { cost: 0.02 }),
      ...attempts('ST001_001', 2, 4, { agent: 'simulated/erratic' }),
    ]
    const run = writeRun(join(directory, 'monday'), lines)
    const written = await writeHtmlReport([run], join(directory, 'monday', 'report.html'))

    expect(written).toEqual({
      file: join(run, 'report.html'),
      size: readFileSync(written.file).length,
      trials: 12,
      problems: [],
    })
    expect(readdirSync(run).sort()).toEqual(['report.html', 'run.json', 'tasks-1.jsonl', 'trials-1.jsonl'])

    const { trials } = await readStoredTrials(run)
    const summary = summarise(
      [...trials.values()].map(({ meta }) => meta),
      'monday',
    )
    const { series, runs } = dataOf(written.file)
    expect(runs).toMatchObject([{ name: 'monday', startedAt: '2026-02-03T09:00:00.000Z', unreadable: 0 }])
    expect(series.map(({ agent, simulated, overall }) => ({ agent, simulated, overall }))).toEqual(
      summary.agents.map(({ agent, simulated, overall }) => ({ agent, simulated, overall })),
    )
    const stored = trialsIn(written.file).flat()
    expect(stored.sort()).toEqual(lines.map((line) => JSON.stringify(line)).sort())
  })

  test('holds once what the agents of a sandbox got, after the trials', async () => {
    const directory = temporaryDirectory()
    const lines = [...attempts('ST001_001', 4, 4), ...attempts('ST001_002', 4, 4)]
    const run = writeRun(join(directory, 'run'), lines)
    const seen = { instructions: 'You keep the desk.', tools: [{ name: 'look', inputSchema: {} }] }
    writeSeen(run, seen)
    const { file } = await writeHtmlReport([run], join(directory, 'report.html'))
    expect(dataOf(file).seen).toEqual({ s: 2 })
    expect(trialsIn(file)[2]).toEqual([JSON.stringify(seen)])
    const apart = await writeHtmlReport([run], join(directory, 'apart.html'), { mostInPage: 0 })
    expect(apart.details?.files).toBe(3)
    expect(readdirSync(join(directory, 'apart-trials'))).toHaveLength(3)
  })

  test('names nothing outside itself', async () => {
    const directory = temporaryDirectory()
    const run = writeRun(join(directory, 'run'), attempts('ST001_001', 4, 4))
    const { file } = await writeHtmlReport([run], join(directory, 'report.html'))
    const [shell = ''] = readFileSync(file, 'utf8').split('<script>')
    expect(shell).not.toMatch(/(?:src|href|action)="(?!#)/)
    expect(shell).not.toMatch(/@import|url\(/)
  })

  test('shows incomplete tasks, invalid and missing attempts as what they are', async () => {
    const directory = temporaryDirectory()
    const run = writeRun(join(directory, 'run'), [
      passed({ task: 'ST001_001', attempt: 1 }),
      failed({ task: 'ST001_001', attempt: 2 }, { clean: false }),
      invalid({ task: 'ST001_001', attempt: 4 }),
    ])
    const { file } = await writeHtmlReport([run], join(directory, 'report.html'))
    const { series, causes, deviationSets, deviations } = dataOf(file)
    expect(series[0]?.overall.tasks).toMatchObject({ total: 1, complete: 0 })
    expect(series[0]?.tasks[0]?.cells.map(decodeCell)).toEqual([
      { verdict: 'passed' },
      { verdict: 'failed', clean: false, deviationSet: 0 },
      { verdict: 'none' },
      { verdict: 'invalid', cause: 0 },
    ])
    expect(causes).toEqual(['rate limit'])
    expect(deviationSets).toEqual([[0]])
    expect(deviations).toEqual([['wrong field', 'tickets.status']])
  })

  test('counts a trial that ran again once, and the line that counts is the one to read', async () => {
    const directory = temporaryDirectory()
    const early = invalid({ task: 'ST001_001', attempt: 1 })
    const late = passed({ task: 'ST001_001', attempt: 1, startedAt: '2026-02-04T09:00:00.000Z' })
    const run = writeRun(join(directory, 'run'), [late, early])
    const { file, trials } = await writeHtmlReport([run], join(directory, 'report.html'))
    expect(trials).toBe(1)
    expect(trialsIn(file)).toEqual([[JSON.stringify(late)]])
  })

  test('says how many lines of the journal cannot be read, and a torn last line is none', async () => {
    const directory = temporaryDirectory()
    const run = writeRun(join(directory, 'run'), attempts('ST001_001', 4, 4))
    appendFileSync(join(run, 'trials-1.jsonl'), '{"v":1}\n{"v":1,"of":4,"tri')
    const { file, problems } = await writeHtmlReport([run], join(directory, 'report.html'))
    expect(problems).toHaveLength(1)
    expect(dataOf(file).runs[0]?.unreadable).toBe(1)
  })

  test('takes titles from the run', async () => {
    const directory = temporaryDirectory()
    const lines = [...attempts('ST001_001', 4, 4), ...attempts('ST001_002', 4, 4)]
    const run = writeRun(join(directory, 'run'), lines, { ST001_002: 'a late mixer' })
    const { file } = await writeHtmlReport([run], join(directory, 'report.html'))
    expect(dataOf(file).tasks).toEqual([
      { id: 'ST001_001', domain: 'retail', family: 'ST001' },
      { id: 'ST001_002', domain: 'retail', family: 'ST001', title: 'a late mixer' },
    ])
  })
})

describe('what tests say about their tasks', () => {
  const lines = [...attempts('ST001_001', 4, 4), ...attempts('ST001_002', 4, 4)]
  const note = {
    kind: 'notice',
    domain: 'retail',
    task: 'ST001_001',
    message: 'graded on the end state',
  } as const

  test('is taken from the summary of each run, once for all tasks of which it is said', async () => {
    const directory = temporaryDirectory()
    const monday = writeRun(join(directory, 'monday'), lines)
    const tuesday = writeRun(join(directory, 'tuesday'), lines)
    writeNotes(monday, [
      note,
      { ...note, task: 'ST001_002' },
      { ...note, task: 'ST001_002', kind: 'warning', message: 'its solution changes nothing' },
      { ...note, task: 'ST009_009', message: 'this task has no trial' },
    ])
    const { file } = await writeHtmlReport([monday, tuesday], join(directory, 'report.html'))
    const { runs } = dataOf(file)
    expect(runs.map(({ notes }) => notes)).toEqual([
      [
        { kind: 'warning', message: 'its solution changes nothing', tasks: [1] },
        { kind: 'notice', message: 'graded on the end state', tasks: [0, 1] },
      ],
      undefined,
    ])
  })

  test('is missing where the summary is damaged, and nothing else', async () => {
    const directory = temporaryDirectory()
    const run = writeRun(join(directory, 'run'), lines)
    writeNotes(run, [note])
    writeFileSync(join(run, 'summary.json'), '{"version":1,')
    const { file, trials } = await writeHtmlReport([run], join(directory, 'report.html'))
    expect(trials).toBe(8)
    expect(dataOf(file).runs[0]).not.toHaveProperty('notes')
  })
})

describe('the HTML report of several runs', () => {
  test('has a series for each run and agent, and tells runs of one name apart', async () => {
    const directory = temporaryDirectory()
    const one = writeRun(join(directory, 'here', 'monday'), attempts('ST001_001', 4, 4))
    const two = writeRun(join(directory, 'there', 'monday'), attempts('ST001_001', 1, 4))
    const { file, trials } = await writeHtmlReport([one, two], join(directory, 'both.html'))
    const { runs, series } = dataOf(file)
    expect(trials).toBe(8)
    expect(runs.map(({ name }) => name)).toEqual([`monday (${one})`, `monday (${two})`])
    expect(series.map(({ run, overall }) => [run, overall.trials.passed])).toEqual([
      [0, 4],
      [1, 1],
    ])
  })
})

describe('the HTML report of a run with many details', () => {
  const run = (directory: string) =>
    writeRun(join(directory, 'run'), [...attempts('ST001_001', 4, 4), ...attempts('ST001_002', 1, 4)])

  test('keeps them in files beside the page', async () => {
    const directory = temporaryDirectory()
    const target = join(directory, 'report.html')
    const { details } = await writeHtmlReport([run(directory)], target, { mostInPage: 0 })
    expect(details).toMatchObject({ directory: join(directory, 'report-trials'), files: 2 })
    expect(trialsIn(target)).toEqual([])
    const data = dataOf(target)
    const chunks = data.series[0]?.tasks.map(({ chunk }) => chunk)
    expect(chunks).toEqual([0, 1])
    const prefix = data.details.place === 'files' ? data.details.prefix : ''
    const text = readFileSync(join(directory, `${prefix}-1.js`), 'utf8')
    const [, name, base64 = ''] = /^receiveTrials\("([^"]+)","([^"]+)"\)\n$/.exec(text) ?? []
    expect(`report-trials/${name}`).toBe(`${prefix}-1`)
    expect(gunzipSync(Buffer.from(base64, 'base64')).toString()).toContain('"ST001_002"')
  })

  test('replaces the files of an earlier report, and no other file', async () => {
    const directory = temporaryDirectory()
    const own = run(directory)
    const target = join(directory, 'report.html')
    await writeHtmlReport([own], target, { mostInPage: 0 })
    const before = readdirSync(join(directory, 'report-trials'))
    writeFileSync(join(directory, 'report-trials', 'notes.txt'), 'mine')
    await writeHtmlReport([own], target, { mostInPage: 0 })
    const after = readdirSync(join(directory, 'report-trials'))
    expect(after).toHaveLength(3)
    expect(after).toContain('notes.txt')
    expect(after.filter((name) => before.includes(name))).toEqual([])
    await writeHtmlReport([own], target)
    expect(readdirSync(join(directory, 'report-trials'))).toEqual(['notes.txt'])
  })

  test('leaves no directory behind when the details fit into the page again', async () => {
    const directory = temporaryDirectory()
    const own = run(directory)
    const target = join(directory, 'report.html')
    await writeHtmlReport([own], target, { mostInPage: 0 })
    await writeHtmlReport([own], target)
    expect(existsSync(join(directory, 'report-trials'))).toBe(false)
  })
})

describe('a report that cannot be written', () => {
  test('leaves the earlier one whole', async () => {
    const directory = temporaryDirectory()
    const run = writeRun(join(directory, 'run'), attempts('ST001_001', 4, 4))
    const target = join(directory, 'report.html')
    await writeHtmlReport([run], target, { mostInPage: 0 })
    const before = [readFileSync(target, 'utf8'), readdirSync(join(directory, 'report-trials'))]
    await expect(writeHtmlReport([run, join(directory, 'none')], target)).rejects.toMatchObject({
      code: 'NO_RUN',
    })
    expect([readFileSync(target, 'utf8'), readdirSync(join(directory, 'report-trials'))]).toEqual(before)
  })

  test('is not written for a run without trials', async () => {
    const directory = temporaryDirectory()
    const run = writeRun(join(directory, 'run'), [])
    await expect(writeHtmlReport([run], join(directory, 'report.html'))).rejects.toMatchObject({
      code: 'NO_TRIAL',
    })
    expect(existsSync(join(directory, 'report.html'))).toBe(false)
  })

  test('says which file it could not write, and leaves none of its files', async () => {
    const directory = temporaryDirectory()
    const run = writeRun(join(directory, 'run'), attempts('ST001_001', 4, 4))
    const target = join(directory, 'report.html')
    mkdirSync(target)
    await expect(writeHtmlReport([run], target, { mostInPage: 0 })).rejects.toMatchObject({
      code: 'CANNOT_WRITE',
      file: target,
    })
    expect(readdirSync(directory).sort()).toEqual(['report.html', 'run'])
  })
})
