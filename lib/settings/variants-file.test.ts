import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { agentNames } from './agent-names.ts'
import { describeSettings } from './describe-settings.ts'
import { isModelFree } from './model-name.ts'
import { readSettings } from './read-settings.ts'
import { SettingsError } from './settings-error.ts'
import { splitVariant } from './variant-name.ts'

/** A module of variants, in a directory of its own. */
function fileWith(text: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'variants-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const file = join(directory, 'variants.mts')
  writeFileSync(file, text)
  return file
}

function problemOf(text: string, chosen = ''): string {
  const file = fileWith(text)
  try {
    readSettings({ VARIANTS: `${file}${chosen}` })
  } catch (error) {
    if (error instanceof SettingsError) return error.message.replaceAll(file, 'variants.mts')
    throw error
  }
  return 'none'
}

const two = `export const variants = {
  'as it is': {},
  cold: { settings: { TEMPERATURE: 0 as number, CUSTOMER_MODEL: 'openai/gpt-5' } },
}`

test('each agent is there once with each variant, and each is selected by its own variables', () => {
  const file = fileWith(two)
  const settings = readSettings({ MODEL: 'reference,simulated/erratic', VARIANTS: file })
  expect(agentNames(settings)).toEqual([
    { name: 'reference (as it is)', env: { MODEL: 'reference', VARIANTS: `${file}#as it is` } },
    {
      name: 'reference (cold)',
      env: {
        MODEL: 'reference',
        TEMPERATURE: '0',
        CUSTOMER_MODEL: 'openai/gpt-5',
        VARIANTS: `${file}#cold`,
      },
    },
    { name: 'simulated/erratic (as it is)', env: expect.anything() },
    { name: 'simulated/erratic (cold)', env: expect.anything() },
  ])
  const cold = readSettings(agentNames(settings)[1]?.env)
  expect([...(cold.variants?.variants.keys() ?? [])]).toEqual(['cold'])
  expect(cold.temperature).toBe(0)
})

test('an agent of your own has variants too', () => {
  const names = agentNames(readSettings({ AGENT: './clerk.ts', VARIANTS: fileWith(two) }))
  expect(names.map(({ name }) => name)).toEqual(['clerk (as it is)', 'clerk (cold)'])
})

test('settings are listed as they were written', () => {
  const file = fileWith(two)
  const listed = describeSettings(readSettings({ VARIANTS: `${file}#cold` }))
  expect(listed.find(({ name }) => name === 'VARIANTS')?.value).toBe(`${file}#cold`)
})

test('an agent with a variant is still known for what it is', () => {
  expect(splitVariant('openai/gpt-5 (short policy)')).toEqual({
    agent: 'openai/gpt-5',
    variant: 'short policy',
  })
  expect(splitVariant('openai/gpt-5')).toEqual({ agent: 'openai/gpt-5' })
  expect(isModelFree('reference (short policy)')).toBe(true)
})

test.for([
  ['export const variants = {}', '', /must export its variants, as in: .* \(at variants: there is none\)$/],
  ['export const others = {}', '', /\(at variants: Invalid input: expected record, received undefined\)$/],
  ['export const variants = { a: { sandbox: 3 } }', '', /\(at variants\.a\.sandbox: must be a function\)$/],
  [
    'export const variants = { a: { instructions: "" } }',
    '',
    /\(at variants\.a: Unrecognized key: "instructions"\)$/,
  ],
  [
    'export const variants = { "a (b)": {} }',
    '',
    /^VARIANTS: variants\.mts has a variant "a \(b\)"; its name must be/,
  ],
  ['throw new Error("not today")', '', /^VARIANTS: variants\.mts cannot be loaded: not today$/],
  [two, '#warm', /^VARIANTS: variants\.mts has no variant "warm"; there are as it is, cold$/],
  [
    'export const variants = { hot: { settings: { TEMPERATURE: 9, MODEL: "reference" } } }',
    '',
    /^VARIANTS: variant "hot": TEMPERATURE must be a number from 0 to 2, not 9\nVARIANTS: variant "hot": MODEL is no setting that decides outcomes; there are MAX_STEPS, /,
  ],
] as const)('what is wrong with a module is said: %s%s', ([text, chosen, problem]) => {
  expect(problemOf(text, chosen)).toMatch(problem)
})

test('a file that is not there is named', () => {
  expect(() => readSettings({ VARIANTS: './no-such-file.ts' })).toThrow(
    /^VARIANTS: there is no file .*no-such-file\.ts/,
  )
})
