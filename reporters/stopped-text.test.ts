import { beforeEach, describe, expect, test, vi } from 'vitest'
import { settingTable } from '../lib/settings/setting-table.ts'
import { renderStopped } from './stopped-text.ts'

describe('a run that was stopped', () => {
  beforeEach(() => {
    for (const { variable } of Object.values(settingTable)) vi.stubEnv(variable, undefined)
    return () => vi.unstubAllEnvs()
  })
  const figures = {
    tasks: 4,
    tasksDone: 1,
    trials: 80,
    passed: 40,
    failed: 8,
    invalid: 2,
    perSecond: 1,
    millisecondsLeft: undefined,
    cost: undefined,
    open: true,
  }
  const said = (changes: Partial<typeof figures>, run: string | undefined) =>
    renderStopped({ ...figures, ...changes }, run).join('\n')

  test('says how many trials there are, as far as that is known', () => {
    expect(said({}, 'a')).toMatch(
      /^ Stopped after 50 of 80\+ trials\. Finished trials are kept; continue with:\n RUN=a /,
    )
    expect(said({ open: false }, undefined)).toBe(' Stopped after 50 of 80 trials.')
  })

  test('can be continued even when it had no trial yet; ordinary tests cannot', () => {
    const none = { trials: 0, passed: 0, failed: 0, invalid: 0 }
    expect(said(none, 'a')).toMatch(/^ Stopped before the first trial\. .*\n RUN=a npx vitest/)
    expect(said(none, undefined)).toBe('')
  })
})
