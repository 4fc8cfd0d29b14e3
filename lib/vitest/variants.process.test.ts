import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FixtureProject } from '../results/fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

const agentLog = project.path('log')

/** Says what it was told and offered, and moves nothing. */
const agentText = `import { appendFileSync } from 'node:fs'
export const agent = {
  name: 'listener',
  async run(session) {
    const { tools } = await session.mcp.listTools()
    const heard = [session.instructions.trim().slice(0, 20), tools.map((tool) => tool.description)[0]]
    appendFileSync(${JSON.stringify(agentLog)}, JSON.stringify(heard) + '\\n')
    for (let call = 0; call < 3; call++) await session.mcp.callTool({ name: 'find_pallet', arguments: { pallet_id: 'P-1' } })
    await session.reply('Done.')
  },
}
`

const variantsText = `export const variants = {
  'as it is': {},
  'short policy': { sandbox: (sandbox) => sandbox.with({ instructions: 'Move it.' }) },
  'other words': {
    sandbox: (sandbox) =>
      sandbox.with({ tools: sandbox.tools.map((tool) => ({ ...tool, description: 'Find it.' })) }),
  },
  impatient: { settings: { MAX_CALLS: 2 } },
}
`

const env = { AGENT: './listener.mjs', VARIANTS: './variants.mjs', RUN: 'side-by-side', ATTEMPTS: '1' }
const suite = 'suites/YD001-small-moves.test.ts'

/** What the agent was told and offered, each once, and how often it was asked. */
function heard(): { told: string[]; times: number } {
  const lines = readFileSync(agentLog, 'utf8').split('\n').slice(0, -1)
  writeFileSync(agentLog, '')
  return { told: [...new Set(lines)].sort(), times: lines.length }
}

describe('variants in one run', { timeout: 120_000 }, () => {
  let output: string

  beforeAll(async () => {
    writeFileSync(project.path('listener.mjs'), agentText)
    writeFileSync(project.path('variants.mjs'), variantsText)
    output = (await project.vitest([suite], { env })).output
  }, 120_000)

  test('are agents of their own, each with what it changes and nothing else', async () => {
    const rules = project.read('sandboxes/yard/rules.md').trim().slice(0, 20)
    expect(heard()).toEqual({
      told: [
        [rules, 'Look a pallet up by its id.'],
        ['Move it.', 'Look a pallet up by its id.'],
        [rules, 'Find it.'],
      ]
        .map((each) => JSON.stringify(each))
        .sort(),
      times: 8,
    })
    const outcomes = await project.outcomes('side-by-side')
    expect(Object.keys(outcomes).filter((key) => key.startsWith('YD001_001/'))).toEqual([
      'YD001_001/listener (as it is)/1',
      'YD001_001/listener (impatient)/1',
      'YD001_001/listener (other words)/1',
      'YD001_001/listener (short policy)/1',
    ])
    const ends = project
      .lines('side-by-side')
      .map((line) => JSON.parse(line).trial)
      .map(({ agent, end }) => `${agent}: ${end}`)
    expect([...new Set(ends)].sort()).toEqual([
      'listener (as it is): customer finished',
      'listener (impatient): call limit',
      'listener (other words): customer finished',
      'listener (short policy): customer finished',
    ])
    expect(output).toContain(' listener (short policy) · yard')
  })

  test('are compared like agents', async () => {
    const compared = await project.thinkingbox([
      'compare',
      'side-by-side',
      '--agent',
      'listener (as it is)',
      'listener (short policy)',
    ])
    expect(compared.output).toContain('A  listener (as it is)\nB  listener (short policy)\n')
    expect(compared.output).toContain('over 2 shared tasks (2 complete at k = 1)')
    expect(compared.output).not.toContain('changed between')
  })

  test('a run that goes on repeats only the variant that was edited', async () => {
    project.edit('variants.mjs', 'Move it.', 'Move it, please.')
    const { output } = await project.vitest([suite], { env })
    expect(heard()).toEqual({ told: ['["Move it, please.","Look a pallet up by its id."]'], times: 2 })
    expect(output).toContain('6 taken from the journal')
  })

  test('one of them can be run alone', async () => {
    await project.vitest([suite], { env: { ...env, RUN: 'alone', VARIANTS: './variants.mjs#impatient' } })
    const { run, sessions } = JSON.parse(project.read('results', 'alone', 'run.json'))
    expect([run, sessions[0].agents]).toEqual(['alone', ['listener (impatient)']])
    expect(heard().times).toBe(2)
  })

  test('are graded again under their names', async () => {
    const { output } = await project.thinkingbox(['regrade', 'side-by-side', suite], {
      env: { VARIANTS: './variants.mjs' },
    })
    expect(output).toContain('8 taken from the journal')
    expect(output).toContain(' listener (impatient)\n')
  })

  test('a module that cannot be loaded stops the run before it begins', async () => {
    const before = readdirSync(project.path('results'))
    const { output, exitCode } = await project.vitest([suite], {
      env: { ...env, RUN: 'none', VARIANTS: './variants.txt' },
    })
    expect(output).toMatch(/VARIANTS: there is no file .*variants\.txt/)
    expect(exitCode).toBe(1)
    expect(readdirSync(project.path('results'))).toEqual(before)
  })
})
