import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { agentFileName, agentKind, commandFiles } from './agent-kind.ts'
import { describeSettings, secretsOf } from './describe-settings.ts'
import { readSettings } from './read-settings.ts'
import { settingsIn, terminalCommand } from './terminal-commands.ts'

describe('what AGENT names', () => {
  test.each([
    ['./my-agent.ts', 'module', 'my-agent'],
    ['/somewhere/agents/clerk.mjs', 'module', 'clerk'],
    ['examples/my-agent.ts', 'module', 'my-agent'],
    ['python3 my_agent.py', 'command', 'python3 my_agent.py'],
    ['python3 examples/python-agent/my_agent.py --fast', 'command', 'my_agent'],
    ["node 'examples/http-agent/agent.ts'", 'command', 'agent'],
    ['npx tsx agent.ts', 'command', 'npx tsx agent.ts'],
    ['my-agent', 'command', 'my-agent'],
    ['run --key sk-abcdefgh1234', 'command', 'run --key (key removed)'],
    ['run --api-key plain-words', 'command', 'run --api-key (key removed)'],
    ['run --api-key (key removed)', 'command', 'run --api-key (key removed)'],
    ['API_KEY=plain-words run --max-tokens 5', 'command', 'API_KEY=(key removed) run --max-tokens 5'],
    ['http://gateway/clerk', 'url', 'http://gateway/clerk'],
    ['http://127.0.0.1:8080', 'url', '127.0.0.1:8080'],
    ['HTTPS://Agents.example/clerk/?token=secret', 'url', 'agents.example/clerk'],
  ])('%s: a %s, called %s', (agent, kind, name) => {
    expect(agentKind(agent)).toBe(kind)
    expect(agentFileName(agent)).toBe(name)
  })

  test('no query or fragment of its address is listed, or repeated in a command', () => {
    const env = { AGENT: 'https://agents.example/clerk?who=plain-words#more-words' }
    const listed = describeSettings(readSettings(env)).find(({ name }) => name === 'AGENT')
    expect(listed?.value).toBe('https://agents.example/clerk')
    expect(terminalCommand(['run'], env)).toBe('AGENT="$AGENT" run')
  })

  test('the files that a command names are of this project, the program last', () => {
    expect(commandFiles('bin/thinkingbox.js package.json /etc/hostname lib')).toEqual([
      'package.json',
      'bin/thinkingbox.js',
    ])
  })

  test.each([
    ['http://', 'must be an http:// or https:// address, not "http://"'],
    ['https://me:pass@agents.example', 'AGENT: holds a user name or password'],
  ])('%s is refused', (agent, problem) => {
    expect(() => readSettings({ AGENT: agent })).toThrow(problem)
  })
})

describe('AGENT_HEADERS', () => {
  const headers = JSON.stringify({ Authorization: 'Bearer tell-nobody-this', 'X-Team': 'night-desk' })
  const settings = readSettings({ AGENT: 'http://127.0.0.1:8080', AGENT_HEADERS: headers })

  test('gives its values to whoever sends them, and to nobody else', () => {
    expect(settings.agentHeaders?.reveal()).toEqual(JSON.parse(headers))
    const shown = [
      JSON.stringify(settings),
      inspect(settings, { depth: 10, showHidden: true }),
      `${settings.agentHeaders}`,
      JSON.stringify(describeSettings(settings)),
      JSON.stringify(settingsIn({ AGENT_HEADERS: headers })),
    ]
    for (const text of shown) expect(text).not.toMatch(/tell-nobody|night-desk/)
    expect(describeSettings(settings).find(({ name }) => name === 'AGENT_HEADERS')?.value).toBe('set')
  })

  test('names what must not be repeated, a key also without the word before it', () => {
    expect(secretsOf(settings).map((secret) => secret.reveal())).toEqual([
      'Bearer tell-nobody-this',
      'tell-nobody-this',
      'night-desk',
    ])
  })

  test.each([
    'Bearer abc-secret',
    '["abc-secret"]',
    '{"A":7}',
    '{"A b":"abc-secret"}',
    '{"A":"abc-secret\\n"}',
  ])('%s is refused without being repeated', (value) => {
    const read = () => readSettings({ AGENT_HEADERS: value })
    expect(read).toThrow('AGENT_HEADERS: ')
    expect(read).not.toThrow('abc-secret')
  })
})

test.each(['0.0.0.0', '::', 'http://10.0.0.1', '10.0.0.1/24'])('MCP_HOST may not be %s', (host) => {
  expect(() => readSettings({ MCP_HOST: host })).toThrow('MCP_HOST: must be')
})
