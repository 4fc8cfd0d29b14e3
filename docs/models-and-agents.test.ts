import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerSchema, readySchema } from '../lib/agent/external/contract.ts'
import { describeSettings, providerNames, readSettings } from '../lib/settings/index.ts'
import { priceOverrides } from '../lib/settings/price-overrides.ts'

const page = join(import.meta.dirname, 'models-and-agents.md')
const example = readFileSync(join(import.meta.dirname, '../examples/my-agent.ts'), 'utf8')

/** The page with its settings table and its example as the code has them. */
function upToDate(text: string): string {
  return text
    .replace(
      /<!-- settings -->[\s\S]*<!-- \/settings -->/,
      () => `<!-- settings -->\n${table()}\n<!-- /settings -->`,
    )
    .replace(/```ts\n[\s\S]*?\n```/, () => `\`\`\`ts\n${example.trim()}\n\`\`\``)
}

function table(): string {
  const rows = describeSettings().map(
    ({ name, description, unit = '', default: fallback = '' }) =>
      `| \`${name}\` | ${description} | ${unit} | ${fallback} |`,
  )
  return ['| variable | meaning | unit | default |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

describe('docs/models-and-agents.md', () => {
  const text = readFileSync(page, 'utf8')
  const jsonBlocks = [...text.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json = '']) => json)

  it('shows the settings and the example agent as they are (vitest --update writes them)', async () => {
    await expect(upToDate(text)).toMatchFileSnapshot(page)
  })

  it('sets only variables that exist, to values that can be read', () => {
    const commands = [...text.matchAll(/^(?:[A-Z_]+=\S+ )+npx vitest/gm)].map(([command]) => command)
    expect(commands.length).toBeGreaterThan(2)
    for (const command of commands) {
      const env = Object.fromEntries(
        [...command.matchAll(/([A-Z_]+)=('[^']*'|\S+)/g)].map(([, name = '', value = '']) => [
          name,
          value.replaceAll("'", '').replace('…', 'a-key'),
        ]),
      )
      // The file of the last example is not there.
      if (env.PRICES?.endsWith('.json')) continue
      expect(readSettings(env).warnings, command).toEqual([])
    }
  })

  it('names every provider and every setting', () => {
    for (const name of providerNames) expect(text).toContain(`| \`${name}\` |`)
    const mentioned = [...text.matchAll(/`([A-Z]+(?:_[A-Z0-9]+)+)`/g)].map(([, name]) => name)
    // Those of Node itself, which are no settings of ours.
    const ofNode = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'NODE_USE_ENV_PROXY']
    const known = [...describeSettings().map(({ name }) => name), ...ofNode]
    for (const name of mentioned) expect(known).toContain(name)
  })

  it('shows what an agent in another process writes as it is read', () => {
    const [ready, answer] = jsonBlocks.map((json) => JSON.parse(json))
    expect(readySchema.parse(ready)).toEqual({ type: 'ready', trials: 'many' })
    expect(answerSchema.parse(answer)).toMatchObject({ text: 'Your parcel is on its way.' })
    const fields = [
      ...Object.keys(answerSchema.shape),
      ...answerSchema.shape.error.unwrap().shape.cause.unwrap().options,
    ]
    for (const field of fields) expect(text).toContain(`\`${field}\``)
  })

  it('shows prices as they can be written', () => {
    expect(priceOverrides.parse(jsonBlocks.at(-1))).toEqual({
      'openai/gpt-5': { input: 1.25, output: 10, cachedInput: 0.125 },
    })
  })
})
