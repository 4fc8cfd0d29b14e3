import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { GithubActionsReporter, type SerializedError, type TestModule, type Vitest } from 'vitest/node'
import { printable } from '../lib/core/printable.ts'
import type { AgentSummary, DomainSummary, Figures, Summary } from '../lib/results/summary.ts'
import type { CollectedRun, ReportedTrial } from './collect-trials.ts'
import { describeDifference } from './describe-difference.ts'
import { formatCount, formatMoney, formatPercent } from './number-format.ts'
import { agentLabel, failingTasks, levelRows, mainFailure } from './report-text.ts'
import { digestNotes } from './task-notes.ts'

/** GitHub shows no more than ten errors of a step. */
const mostAnnotations = 10
/** A job's summary may be 1 MiB; so many failing tasks per agent and domain stay far below that. */
const mostTaskRows = 100

/** What is told to GitHub Actions. */
export interface GitHubReport {
  readonly vitest: Vitest
  readonly run: CollectedRun
  readonly summary: Summary | undefined
  readonly problems: readonly string[]
  readonly errors: readonly SerializedError[]
  /** Files without trials: Vitest's own reporter annotates their failures. */
  readonly ordinary: readonly TestModule[]
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * On GitHub Actions: annotates problems and failing tasks, ten at most, and appends the report to the job's summary.
 * Does nothing elsewhere.
 */
export function reportToGitHub(report: GitHubReport): void {
  const { vitest, run, summary, problems, errors, ordinary, env } = report
  if (env.GITHUB_ACTIONS === 'true') {
    const root = env.GITHUB_WORKSPACE ?? vitest.config.root
    const lines = [
      ...problems.map((problem) => annotation({ title: 'Reliability report' }, problem)),
      ...(summary ? taskAnnotations(summary, run.trials, root) : []),
    ]
    for (const line of lines.slice(0, mostAnnotations)) vitest.logger.log(line)
    if (ordinary.length + errors.length > 0) {
      const ordinaryReporter = new GithubActionsReporter({ jobSummary: { enabled: false } })
      ordinaryReporter.onInit(vitest)
      ordinaryReporter.onTestRunEnd(ordinary, errors)
    }
  }
  const file = env.GITHUB_STEP_SUMMARY
  if (!file || (!summary && problems.length === 0)) return
  try {
    appendFileSync(file, `${markdownSummary(summary, problems)}\n`)
  } catch (error) {
    vitest.logger.warn(`The job summary ${file} could not be written: ${String(error)}`)
  }
}

/**
 * The report as GitHub-flavoured Markdown.
 *
 * @param summary - the figures, if there were trials
 * @param problems - what was wrong with the run as a whole
 */
export function markdownSummary(summary: Summary | undefined, problems: readonly string[]): string {
  const lines = ['## Reliability', '']
  for (const problem of problems) lines.push(`- ❌ **Error:** ${escapeMarkdown(problem)}`)
  if (problems.length > 0) lines.push('')
  if (!summary) return lines.join('\n')
  lines.push(
    '| Agent | Domain | Trials | Invalid | pass@1 | pass@k | observed k/k | retention | cost per success |',
    '| --- | --- | --: | --: | --: | --: | --: | --: | --: |',
  )
  for (const agent of summary.agents) {
    const name = escapeMarkdown(agentLabel(agent))
    const rows: [string, Figures][] = agent.domains.map((domain) => [domain.domain, domain])
    if (rows.length > 1) rows.push(['all domains', agent.overall])
    rows.push(...levelRows(agent, 'level '))
    for (const [domain, figures] of rows) {
      lines.push(`| ${[name, escapeMarkdown(domain), ...figureCells(figures)].join(' | ')} |`)
    }
  }
  lines.push('', 'In brackets: 95 % intervals, clustered by task. k is the number of attempts asked for.', '')
  for (const agent of summary.agents) lines.push(...customerTable(agent))
  for (const agent of summary.agents) {
    for (const domain of agent.domains) {
      lines.push(...taskTable(`${agentLabel(agent)} · ${domain.domain}`, domain))
    }
  }
  lines.push(...noteList(summary.notes ?? []))
  return lines.join('\n')
}

function figureCells(figures: Figures): string[] {
  const rates = [figures.passAt1, figures.everPassed, figures.allPassed, figures.retention].map((rate) => {
    if (!rate) return '–'
    const [low, high] = rate.interval ?? []
    const interval =
      low === undefined || high === undefined ? '' : ` (${formatPercent(low)}–${formatPercent(high)})`
    return `${formatPercent(rate.value)} %${interval}`
  })
  const { cost, trials } = figures
  const price = cost.total === null ? 'unknown' : cost.perSuccess ? formatMoney(cost.perSuccess.value) : '–'
  return [formatCount(trials.total), formatCount(trials.invalid), ...rates, price]
}

function customerTable(agent: AgentSummary): string[] {
  if (!agent.customers) return []
  return [
    `| Customer of ${escapeMarkdown(agentLabel(agent))} | pass@1 | against the first customer |`,
    '| --- | --: | --- |',
    ...agent.customers.map(({ customer, passAt1, difference }) => {
      const rate = passAt1 ? `${formatPercent(passAt1.value)} %` : '–'
      return `| ${escapeMarkdown(customer)} | ${rate} | ${difference ? describeDifference(difference) : ''} |`
    }),
    '',
  ]
}

function taskTable(title: string, domain: DomainSummary): string[] {
  const failing = failingTasks(domain)
  if (failing.length === 0) return []
  const rows = failing.slice(0, mostTaskRows).map((task) => {
    const main = mainFailure(task).what
    const passed = `${task.passed}/${task.passed + task.failed}${task.complete ? '' : ' (incomplete)'}`
    return `| ${escapeMarkdown(task.task)} | ${passed} | ${escapeMarkdown(main)} |`
  })
  const more = failing.length - rows.length
  return [
    `<details><summary>${escapeHtml(title)}: ${formatCount(failing.length)} failing</summary>`,
    '',
    '| Task | Passed | Main deviation |',
    '| --- | --: | --- |',
    ...rows,
    ...(more > 0 ? ['', `… and ${formatCount(more)} more.`] : []),
    '',
    '</details>',
    '',
  ]
}

function noteList(notes: NonNullable<Summary['notes']>): string[] {
  if (notes.length === 0) return []
  const { paragraphs, rest } = digestNotes(notes)
  return [
    '### About the tasks',
    '',
    ...paragraphs.map(({ kind, text }) => `- **${kind}** ${escapeMarkdown(text)}`),
    ...(rest ? [`- ${rest}`] : []),
    '',
  ]
}

function taskAnnotations(summary: Summary, trials: readonly ReportedTrial[], root: string): string[] {
  const tests = new Map<string, ReportedTrial['test']>()
  for (const { meta, test } of trials) {
    const key = taskKey(meta.agent, meta.domain, meta.task)
    if (meta.verdict === 'failed' && !tests.has(key)) tests.set(key, test)
  }
  return summary.agents.flatMap((agent) =>
    agent.domains.flatMap((domain) =>
      failingTasks(domain).map((task) => {
        const test = tests.get(taskKey(agent.agent, domain.domain, task.task))
        const { what, failures } = mainFailure(task)
        const main = failures === undefined ? '' : `, mostly ${what}`
        return annotation(
          {
            ...(test && place(test, root)),
            title: `${task.task}: ${task.passed} of ${task.passed + task.failed} passed`,
          },
          `${agentLabel(agent)}${main}. See all its attempts: npx thinkingbox show ${task.task} --run ${summary.run}`,
        )
      }),
    ),
  )
}

function taskKey(agent: string, domain: string, task: string): string {
  return [agent, domain, task].join('\0')
}

function place(test: ReportedTrial['test'], root: string): Record<string, string> {
  const frame = test
    .result()
    .errors?.flatMap((error) => error.stacks ?? [])
    .find(({ file }) => file === test.module.moduleId)
  return { file: relative(root, test.module.moduleId), ...(frame && { line: String(frame.line) }) }
}

/** A workflow command: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function annotation(properties: Readonly<Record<string, string>>, message: string): string {
  const escaped = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeData(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  )
  return `::error ${escaped.join(',')}::${escapeData(message)}`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeHtml(text: string): string {
  return printable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ')
}

function escapeMarkdown(text: string): string {
  return escapeHtml(text).replace(/[\\`*_{}[\]|#~]/g, (character) => `\\${character}`)
}
