import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agentNames } from './agent-names.ts'
import { settingsOfAttempt } from './customer-models.ts'
import { describeSettings, secretsOf, settingsFingerprint } from './describe-settings.ts'
import { readSettings } from './read-settings.ts'
import { settingTable } from './setting-table.ts'
import { SettingsError } from './settings-error.ts'

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError)
      return error.problems.map(({ variable, message }) => `${variable}: ${message}`)
  }
  return []
}

describe('reading the settings', () => {
  it('has a default for everything that a run without any variable needs', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      models: ['reference'],
      attempts: 20,
      concurrency: 1,
      slots: 1,
      trialTimeout: 900,
      requestTimeout: 300,
      maxRetries: 4,
      seed: '1',
      results: 'results',
      leakCheck: false,
      warnings: [],
    })
    expect(settings.temperature).toBeUndefined()
  })

  it('reads values, trims them, and takes an empty variable for unset', () => {
    const settings = readSettings({
      MODEL: ' openai/gpt-5 , gateway/openai/gpt-5,openai/gpt-5,',
      TRIAL_TIMEOUT: '1.5',
      LEAK_CHECK: 'Yes',
      CONCURRENCY: '7',
      TEMPERATURE: '',
      OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1/',
    })
    expect(settings).toMatchObject({
      models: ['openai/gpt-5', 'gateway/openai/gpt-5'],
      trialTimeout: 1.5,
      leakCheck: true,
      slots: 7,
      temperature: undefined,
      openaiCompatibleBaseUrl: 'http://localhost:11434/v1',
    })
  })

  it('reads labels, each once, and refuses what could not be told from other text', () => {
    expect(readSettings({ LABEL: 'nightly, branch/main,nightly' }).labels).toEqual(['nightly', 'branch/main'])
    expect(problemsOf({ LABEL: 'every night' })).toEqual([
      'LABEL: must be labels of letters, digits, dots, colons, slashes, hyphens and underscores, at most 50 each, separated by commas, not "every night"',
    ])
  })

  it.each([{ MODEL: 'openai/gpt-5' }, { MODEL: 'reference,openai/gpt-5' }, { AGENT: './my-agent.ts' }])(
    'has twenty trials in flight when something may be waited for: %j',
    (env) => {
      expect(readSettings(env)).toMatchObject({ concurrency: 20, slots: 20 })
      expect(readSettings({ ...env, CONCURRENCY: '5', SLOTS: '3' })).toMatchObject({
        concurrency: 5,
        slots: 3,
      })
    },
  )

  it('has one in flight when nothing is: reference and simulated agents', () => {
    expect(readSettings({ MODEL: 'reference,simulated/erratic' })).toMatchObject({ concurrency: 1, slots: 1 })
  })

  it('lists every problem at once: what, where, how to put it right', () => {
    expect(
      problemsOf({
        MODEL: 'gpt-5,google/gemini-2.5-pro,simulated/lazy',
        MAX_STEPS: '0',
        TEMPERATURE: 'hot',
        TRIAL_TIMEOUT: '15m',
        LEAK_CHECK: 'maybe',
        RUN: '../elsewhere',
        REASONING_EFFORT: 'much',
        CUSTOMER_MODEL: 'reference',
        OPENAI_BASE_URL: 'ftp://example.org',
      }),
    ).toMatchInlineSnapshot(`
      [
        "MODEL: "gpt-5" is not of the form provider/model-id; write it like openai/gpt-5, with one of the providers gateway, openai, anthropic, openrouter, openai-compatible",
        "MODEL: "google" is no provider; there are gateway, openai, anthropic, openrouter, openai-compatible (the gateway and openrouter reach most others: gateway/google/gemini-2.5-pro)",
        "MODEL: simulated/lazy is no simulated agent; there are simulated/erratic, simulated/dependable, simulated/unlucky",
        "MAX_STEPS: must be a whole number from 1 to 10000, not "0" (model calls)",
        "TEMPERATURE: must be a number from 0 to 2, not "hot"",
        "REASONING_EFFORT: must be none, minimal, low, medium, high, xhigh or max, not "much"",
        "CUSTOMER_MODEL: reference cannot hold a conversation; name a model like openai/gpt-5",
        "TRIAL_TIMEOUT: must be a number of seconds above 0, at most 86400, not "15m" (s)",
        "LEAK_CHECK: must be 1 (on) or 0 (off), not "maybe"",
        "RUN: must be a directory name of letters, digits, dots, hyphens and underscores, at most 100, not "../elsewhere"",
        "OPENAI_BASE_URL: must be an http:// or https:// address, not "ftp://example.org"",
      ]
    `)
  })

  it('never repeats a key, whichever variable it was put into', () => {
    const key = 'sk-proj-abcDEF1234567890'
    for (const variable of Object.values(settingTable).map((setting) => setting.variable)) {
      for (const value of [`${key} `.repeat(2), `${key},`, `http://user:${key}@host/v1`]) {
        expect(problemsOf({ [variable]: value }).join('\n'), variable).not.toContain(key)
      }
    }
  })

  it('keeps keys out of everything that prints settings', () => {
    const settings = readSettings({ OPENAI_API_KEY: 'not-shown-1', ANTHROPIC_API_KEY: 'not-shown-2' })
    const printed = [
      JSON.stringify(settings),
      inspect(settings, { depth: 9, showHidden: true }),
      `${settings.openaiKey}`,
      JSON.stringify(describeSettings(settings)),
      JSON.stringify({ ...settings.openaiKey }),
    ]
    expect(printed.join('\n')).not.toContain('not-shown')
    expect(settings.openaiKey?.reveal()).toBe('not-shown-1')
    expect(secretsOf(settings)).toHaveLength(2)
  })

  it('refuses a key that no request header can carry, and an address that holds a password', () => {
    expect(problemsOf({ OPENAI_API_KEY: 'abc\ndef' })).toEqual([
      expect.stringContaining('OPENAI_API_KEY: holds a blank'),
    ])
    expect(problemsOf({ OPENAI_BASE_URL: 'https://me:pw@example.org/v1' })).toEqual([
      expect.stringContaining('holds a user name or password'),
    ])
  })

  it('does not take a model and an own agent together', () => {
    expect(problemsOf({ AGENT: './my-agent.ts', MODEL: 'openai/gpt-5' })).toEqual([
      expect.stringContaining('only one can be tested'),
    ])
    expect(readSettings({ AGENT: './my-agent.ts', MODEL: '' }).agent).toBe('./my-agent.ts')
  })

  it('reads whatever is written, or says what is wrong: it never crashes', () => {
    const variables = Object.values(settingTable).map((setting) => setting.variable)
    const env = fc.dictionary(fc.constantFrom(...variables), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(env, (written) => {
        try {
          readSettings(written)
        } catch (error) {
          expect(error).toBeInstanceOf(SettingsError)
        }
      }),
    )
  })
})

describe('several customers', () => {
  const settings = readSettings({ CUSTOMER_MODEL: 'openai/a, openai/b,openai/a' })

  it('are each named once, and take turns', () => {
    expect(settings.customerModel).toBe('openai/a,openai/b')
    const inTurns = [1, 2, 3].map((attempt) => settingsOfAttempt(settings, attempt).customerModel)
    expect(inTurns).toEqual(['openai/a', 'openai/b', 'openai/a'])
    expect(settingsOfAttempt(readSettings({}), 1).customerModel).toBeUndefined()
  })

  it('decide an attempt’s outcome one at a time', () => {
    const alone = settingsFingerprint(readSettings({ CUSTOMER_MODEL: 'openai/b' }))
    expect(settingsFingerprint(settingsOfAttempt(settings, 2))).toBe(alone)
    expect(settingsFingerprint(settingsOfAttempt(settings, 1))).not.toBe(alone)
  })
})

describe('names that look like settings', () => {
  it.for([
    ['MODELS', 'MODEL'],
    ['MODLE', 'MODEL'],
    ['model', 'MODEL'],
    ['MAX_STEP', 'MAX_STEPS'],
    ['MAXSTEPS', 'MAX_STEPS'],
    ['TRAIL_TIMEOUT', 'TRIAL_TIMEOUT'],
    ['THINKINGBOX_MODEL', 'MODEL'],
    ['MIN_PASS_AT_1', 'MIN_PASS_1'],
    ['MAX_COSTS', 'MAX_COST'],
    ['MAX_COST_PER_SUCESS', 'MAX_COST_PER_SUCCESS'],
    ['MIN_PASS', 'MIN_PASS_1'],
    ['MAX', undefined],
    ['OPENAI_KEY', undefined],
    ['OPENAI_KEY_API', undefined],
    ['MODE', undefined],
    ['SHELL', undefined],
    ['AGENT_ID', undefined],
    ['PATH', undefined],
  ] as const)('%s means %s', ([variable, meant]) => {
    expect(readSettings({ [variable]: 'x' }).warnings).toEqual(
      meant ? [`${variable} is not a setting and does nothing; did you mean ${meant}?`] : [],
    )
  })

  it('has no two settings that look like each other', () => {
    const variables = Object.values(settingTable).map((setting) => setting.variable)
    expect(new Set(variables).size).toBe(variables.length)
  })
})

describe('describing the settings', () => {
  it('shows every setting with its value, and a key only as set', () => {
    const rows = describeSettings(readSettings({ OPENAI_API_KEY: 'k-123', ATTEMPTS: '3', PRICES: 'a/b=1,2' }))
    expect(rows).toHaveLength(Object.keys(settingTable).length)
    const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
    expect(values).toMatchObject({
      MODEL: 'reference',
      ATTEMPTS: '3',
      OPENAI_API_KEY: 'set',
      ANTHROPIC_API_KEY: undefined,
      LEAK_CHECK: '0',
      PRICES: '{"a/b":{"input":1,"output":2}}',
    })
  })

  it('gives the reader of a default the very text that the variable would take', () => {
    for (const setting of Object.values(settingTable)) {
      if ('default' in setting)
        expect(setting.schema.safeParse(setting.default).success, setting.variable).toBe(true)
    }
  })

  it('has a fingerprint that follows what decides outcomes and nothing else', () => {
    const print = (env: Record<string, string>) => settingsFingerprint(readSettings(env))
    expect(print({ MODEL: 'openai/gpt-5', CONCURRENCY: '3', OPENAI_API_KEY: 'x-1', RUN: 'a' })).toBe(
      print({}),
    )
    for (const env of [
      { MAX_STEPS: '9' },
      { TEMPERATURE: '0' },
      { SEED: '2' },
      { CUSTOMER_MODEL: 'openai/a' },
    ]) {
      expect(print(env)).not.toBe(print({}))
    }
  })
})

describe('the agents of a run', () => {
  it('are the models in order, or the own agent by the name of its file', () => {
    expect(agentNames(readSettings({ MODEL: 'reference,openai/gpt-5' }))).toEqual([
      { name: 'reference', env: { MODEL: 'reference' } },
      { name: 'openai/gpt-5', env: { MODEL: 'openai/gpt-5' } },
    ])
    expect(agentNames(readSettings({ AGENT: './agents/my-agent.ts' }))).toEqual([
      { name: 'my-agent', env: {} },
    ])
  })
})
