import { personName } from '../settings/model-name.ts'
import { type Setting, type Settings, settingTable } from '../settings/setting-table.ts'
import { continueCommand, type ShellSettings } from '../settings/terminal-commands.ts'
import { ResultsError } from './results-error.ts'
import { isRun, type RunSession, readRunFile } from './run-directory.ts'
import type { StoredTrial } from './stored-trials.ts'

/**
 * Keeps a continued run from being mixed with another agent's trials by mistake: a forgotten `MODEL` means the reference
 * agent. A user who names all of the run's agents and one more adds it on purpose.
 *
 * @param trials - those of the run
 * @param agents - the names of the agents that are to be tested now
 * @throws ResultsError when an agent is new to the run and not all of the run's agents are tested with it
 */
export function checkRunAgents(
  run: string,
  directory: string,
  trials: readonly StoredTrial[],
  agents: readonly string[],
  settings: Settings,
): void {
  const known = [...new Set(trials.map(({ meta }) => meta.agent))].toSorted()
  const added = agents.filter((agent) => !known.includes(agent))
  if (known.length === 0 || added.length === 0 || known.every((agent) => agents.includes(agent))) return
  const sessions = isRun(directory) ? readRunFile(directory).sessions : []
  // Runs that were merged need not have a session that tested all of their agents.
  const session =
    sessions.findLast((each) => known.every((agent) => each.agents.includes(agent))) ??
    sessions.findLast((each) => each.agents.some((agent) => known.includes(agent)))
  const own =
    settings.agent !== undefined ||
    settings.variants !== undefined ||
    agents.includes(personName) ||
    sessions.some(
      ({ settings }) =>
        settings.AGENT !== undefined || settings.VARIANTS !== undefined || settings.MODEL === undefined,
    )
  const toAdd = own ? '' : `, or MODEL=${[...known, ...added].join(',')} to add to this one on purpose`
  throw new ResultsError(
    'OTHER_AGENTS',
    [
      `Run ${run} has trials of ${known.join(', ')} and none of ${added.join(', ')}, which this command tests.`,
      `Set RUN to a new name${toAdd}. What continues the run is:`,
      howToContinue(run, known, session),
    ].join('\n'),
  )
}

function howToContinue(run: string, known: readonly string[], session: RunSession | undefined): string {
  if (!session) return continueCommand(run, { MODEL: known.join(','), AGENT: undefined })
  const isPlayed = session.settings.MODEL === undefined && session.settings.AGENT === undefined
  return isPlayed ? `RUN=${run} npx thinkingbox play <task>` : continueCommand(run, settingsOf(session))
}

/** The settings of a session that decide what its trials are, where they are not the defaults. */
function settingsOf(session: RunSession): ShellSettings {
  return Object.fromEntries(
    Object.values<Setting>(settingTable)
      .filter(({ group, variable, matters }) => matters || group === 'Agent' || variable === 'ATTEMPTS')
      .map((setting) => {
        const value = session.settings[setting.variable]
        const isAgent = setting.variable === 'MODEL' && session.settings.AGENT !== undefined
        return [setting.variable, isAgent || value === setting.default ? undefined : value]
      }),
  )
}
