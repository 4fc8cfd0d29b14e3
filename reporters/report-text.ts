import type { AgentSummary, DomainSummary, Figures, Summary, TaskFigures } from '../lib/results/summary.ts'
import { formatCount, formatMoney, formatNoun, formatPercent, formatTokens } from './number-format.ts'
import type { Paint } from './paint.ts'

/** Nothing in the report is wider. */
export const reportWidth = 100

const labelWidth = 18
/** The first column of the headline figures. */
const labelColumn = 17

/**
 * The report on a run for people: per agent and domain what happened and each failing task, then the headline
 * figures of all of them. At most 100 columns wide; colour only repeats what the words say.
 *
 * @param summary - the figures
 * @param paint - puts colours around a text
 * @returns lines
 */
export function renderReport(summary: Summary, paint: Paint): string[] {
  const lines: string[] = []
  for (const agent of summary.agents) {
    for (const domain of agent.domains) lines.push(...domainSection(agent, domain, paint), '')
  }
  lines.push(...renderHeadline(summary, paint))
  return lines
}

/** How an agent is named wherever its results appear, so that nobody takes a simulated one for a model. */
export function agentLabel(agent: { readonly agent: string; readonly simulated: boolean }): string {
  if (agent.simulated) return `${agent.agent} (simulated agent, no model)`
  if (agent.agent === 'reference') return 'reference (replays the solutions, no model)'
  if (agent.agent === 'idle') return 'idle (answers once and does nothing, no model)'
  return agent.agent
}

/** `wrong field tickets.status`. */
export function deviationLabel(deviation: NonNullable<TaskFigures['mainDeviation']>): string {
  return `${deviation.kind} ${deviation.place}`
}

/** The tasks that have a failed trial, the least reliable first. */
export function failingTasks(domain: DomainSummary): TaskFigures[] {
  const rate = (task: TaskFigures) => task.passed / (task.passed + task.failed)
  return domain.perTask.filter((task) => task.failed > 0).sort((a, b) => rate(a) - rate(b))
}

function domainSection(agent: AgentSummary, domain: DomainSummary, paint: Paint): string[] {
  const { trials } = domain
  const facts: [label: string, values: string[]][] = [
    ['tasks', [taskFacts(domain)]],
    ['trials', [trialFacts(domain)]],
  ]
  if (trials.failed > 0) {
    facts.push(['deviations', deviationFacts(domain)])
    if (domain.otherAssertions.length > 0) facts.push(['other assertions', assertionFacts(domain)])
    facts.push(['clean failures', cleanFacts(domain)])
  }
  const { earlyEnds, invalidCauses } = domain
  if (earlyEnds.length > 0) {
    facts.push(['ended early', reasonFacts(earlyEnds.map((each) => ({ ...each, reason: each.end })))])
  }
  if (invalidCauses.length > 0) {
    facts.push([
      'invalid trials',
      reasonFacts(invalidCauses.map((each) => ({ ...each, reason: each.cause }))),
    ])
  }
  if (domain.tokens.input + domain.tokens.output === 0) facts.push(['tokens', ['none reported']])
  else facts.push(['tokens', [tokenFacts(domain)]], ['cost', [costFacts(domain), ...modelFacts(domain)]])
  return [
    ` ${paint('bold', clip(`${agentLabel(agent)} · ${domain.domain}`, reportWidth - 1))}`,
    ...facts.flatMap(([label, values]) =>
      values.map((value, index) => `   ${(index === 0 ? label : '').padEnd(labelWidth)}${value}`),
    ),
    ...failingTaskLines(domain, paint),
  ]
}

function taskFacts({ tasks }: Figures): string {
  const incomplete = tasks.total - tasks.complete
  return [
    `${formatCount(tasks.total)}:`,
    `${formatCount(tasks.alwaysSolved)} always solved,`,
    `${formatCount(tasks.neverSolved)} never solved`,
    ...(incomplete > 0 ? [`(${formatCount(incomplete)} incomplete: too few valid attempts)`] : []),
  ].join(' ')
}

function trialFacts({ trials }: Figures): string {
  return [
    `${formatCount(trials.total)}: ${formatCount(trials.passed)} passed`,
    `${formatCount(trials.failed)} failed`,
    `${formatCount(trials.invalid)} invalid`,
  ].join(', ')
}

function deviationFacts({ deviations }: Figures): string[] {
  return deviations.map(({ kind, failures, places: [most] }) => {
    const where = most ? `, most often ${most.place} (${formatCount(most.failures)})` : ''
    return `${kind.padEnd(14)}  in ${formatNoun(failures, 'failure')}${where}`
  })
}

/** The three most frequent, a line each. */
function assertionFacts({ otherAssertions }: Figures): string[] {
  return otherAssertions
    .slice(0, 3)
    .map(({ assertion, failures }) =>
      clip(`in ${formatNoun(failures, 'failure')}: ${assertion}`, reportWidth - labelWidth - 3),
    )
}

function cleanFacts({ cleanFailures }: Figures): string[] {
  if (!cleanFailures) return ['none']
  const { hits, of, value } = cleanFailures
  return [
    `${formatCount(hits)} of ${formatNoun(of, 'failure')} (${formatPercent(value)} %):`,
    'ended by itself, at least one state-changing call, no error on the last call',
  ]
}

type Reason = Pick<Figures['invalidCauses'][number], 'trials' | 'mostOften'> & { readonly reason: string }

/** A line for each reason, and one for what was said most often. */
function reasonFacts(reasons: readonly Reason[]): string[] {
  return reasons.flatMap(({ reason, trials, mostOften }) => {
    const fact = `${reason} ${formatCount(trials)}`
    if (!mostOften) return [fact]
    const of = mostOften.trials === trials ? '' : `${formatCount(mostOften.trials)} of them: `
    return [fact, clip(`  ${of}${mostOften.message}`, reportWidth - labelWidth - 3)]
  })
}

function tokenFacts({ tokens }: Figures): string {
  const cached = tokens.cachedInput > 0 ? ` (${formatTokens(tokens.cachedInput)} of them cached)` : ''
  return `${formatTokens(tokens.input)} in${cached}, ${formatTokens(tokens.output)} out`
}

/** What each model cost, where there was more than one. */
function modelFacts({ cost: { byModel } }: Figures): string[] {
  if (byModel.length < 2) return []
  return byModel.map(({ role, model, total }) =>
    clip(`  ${role} ${model} ${formatMoney(total)}`, reportWidth - labelWidth - 3),
  )
}

function costFacts({ cost, trials }: Figures): string {
  if (cost.total === null) {
    return cost.unknown === trials.total
      ? 'unknown: no price for a model that was used, or tokens that nobody reported'
      : `unknown: no price for what ${formatNoun(cost.unknown, 'trial')} used, or tokens that nobody reported`
  }
  const parts = [
    ...(cost.perAttempt === null ? [] : [`${formatMoney(cost.perAttempt)} per attempt`]),
    cost.perSuccess === null
      ? 'nothing passed'
      : `${formatMoney(cost.perSuccess.value)} per successful attempt`,
  ]
  return `${formatMoney(cost.total)}: ${parts.join(', ')}`
}

function failingTaskLines(domain: DomainSummary, paint: Paint): string[] {
  const failing = failingTasks(domain)
  const incomplete = domain.perTask.filter((task) => !task.complete && task.failed === 0)
  if (failing.length + incomplete.length === 0) return []
  const width = Math.min(24, Math.max(...[...failing, ...incomplete].map(({ task }) => task.length), 12))
  const line = (task: TaskFigures, note: string) => {
    const passed = paint(task.failed > 0 ? 'red' : 'yellow', passes(task).padStart(7))
    return `   ${clip(task.task, width).padEnd(width)}  ${passed}  ${clip(note, reportWidth - width - 14)}`
  }
  const lines = failing.map((task) => line(task, failingNote(task)))
  // A run of single attempts leaves every task incomplete: the count above says that already.
  if (incomplete.length <= 10) lines.push(...incomplete.map((task) => line(task, incompleteNote(task))))
  return lines.length === 0 ? [] : ['', `   ${'task'.padEnd(width)}   passed  main failure`, ...lines]
}

function passes(task: TaskFigures): string {
  return `${task.passed}/${task.passed + task.failed}`
}

/** What most failures of a task have in common, and how many they are; `another assertion` where the state was right. */
export function mainFailure({ mainDeviation, agentErrors }: TaskFigures): {
  readonly what: string
  readonly failures?: number
} {
  if (mainDeviation && mainDeviation.failures >= agentErrors) {
    return { what: deviationLabel(mainDeviation), failures: mainDeviation.failures }
  }
  return agentErrors > 0 ? { what: 'agent error', failures: agentErrors } : { what: 'another assertion' }
}

function failingNote(task: TaskFigures): string {
  const { what, failures } = mainFailure(task)
  const main =
    failures === undefined
      ? `right state, ${what} failed`
      : `${what}, ${failures} of ${formatNoun(task.failed, 'failure')}`
  return task.complete ? main : `${main}; ${incompleteNote(task)}`
}

function incompleteNote(task: TaskFigures): string {
  return `incomplete: ${task.passed + task.failed} of ${task.asked} valid`
}

/** The table of the four headline figures: for each agent one row per domain, and one per level. */
export function renderHeadline(summary: Summary, paint: Paint): string[] {
  if (summary.agents.length === 0) return []
  const attempts = new Set(summary.agents.map((agent) => agent.attempts))
  const k = attempts.size === 1 ? [...attempts].join('') : 'k'
  const rows: [label: string, figures: Figures | undefined][] = summary.agents.flatMap((agent) => {
    const domains = agent.domains.map((domain): [string, Figures] => [`  ${domain.domain}`, domain])
    const overall: [string, Figures][] = domains.length > 1 ? [['  all domains', agent.overall]] : []
    return [[agentLabel(agent), undefined], ...domains, ...overall, ...levelRows(agent, '  ')]
  })
  // Of single attempts the four would be one figure four times.
  const header = k === '1' ? ['pass@1 %'] : ['pass@1 %', `pass@${k} %`, `observed ${k}/${k} %`, 'retention %']
  return [
    ` ${paint('bold', 'Reliability'.padEnd(labelColumn))}${header
      .map((title) => title.padEnd(21))
      .join('')
      .trimEnd()}`,
    ...rows.flatMap(([label, figures]) => {
      if (!figures) return ` ${clip(label, reportWidth - 1)}`
      const cells = headlineCells(figures)
        .slice(0, header.length)
        .map((cell) => cell.padEnd(21))
        .join('')
        .trimEnd()
      // A name that does not fit stands on a line of its own: cut, two domains could look the same.
      return label.length > labelColumn - 1
        ? [` ${clip(label, reportWidth - 1)}`, ` ${' '.repeat(labelColumn)}${cells}`]
        : ` ${label.padEnd(labelColumn)}${cells}`
    }),
    paint(
      'dim',
      ' In brackets: 95 % intervals, clustered by task. – : no task is complete, or nothing passed.',
    ),
  ]
}

/**
 * A row for each level, where there are several.
 *
 * @param lead - what stands before a level's name
 */
export function levelRows({ levels }: AgentSummary, lead: string): [label: string, figures: Figures][] {
  return levels.length > 1 ? levels.map((each) => [lead + each.level, each]) : []
}

function headlineCells(figures: Figures): string[] {
  return [figures.passAt1, figures.everPassed, figures.allPassed, figures.retention].map((rate) => {
    if (!rate) return '–'
    const value = formatPercent(rate.value).padStart(5)
    if (!rate.interval) return value
    const [low, high] = rate.interval
    return `${value} (${formatBound(low)}–${formatBound(high)})`
  })
}

/** No longer than five characters, for its column; an end of an interval is no figure that was reached. */
function formatBound(share: number): string {
  return formatPercent(share).replace('>99.99', '100.0').replace('<0.01', '0.0')
}

function clip(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`
}
