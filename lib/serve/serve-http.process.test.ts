import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { workshop } from '../sandbox/fixtures/workshop.ts'
import { connectTo, finishJob, serveWorkshop } from './fixtures/serve-workshop.ts'

const finish = { name: 'update_job', arguments: { id: 7, change: { state: 'done' } } }
const look = { name: 'get_bike', arguments: { bike_id: 'B-1' } }
const book = { name: 'book_job', arguments: { bike_id: 'B-1' } }

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Connects, and goes away without a word, as a client that is killed. */
async function openAndDrop(url: string): Promise<void> {
  const { transport } = await connectTo(url)
  await transport.close()
}

test('two sessions do not see what the other one writes, and each starts clean', async () => {
  await using served = await serveWorkshop()
  const [one, two] = await Promise.all([connectTo(served.url), connectTo(served.url)])
  await one.client.callTool(book)
  await one.client.callTool(book)
  const jobs = async (client: typeof one.client) => (await client.callTool(look)).structuredContent
  expect(await jobs(one.client)).toMatchObject({ jobs: [7, expect.anything(), expect.anything()] })
  expect(await jobs(two.client)).toMatchObject({ jobs: [7] })
  await one.transport.terminateSession()
  const three = await connectTo(served.url)
  expect(await jobs(three.client)).toMatchObject({ jobs: [7] })
  await Promise.all([one, two, three].map(({ client }) => client.close()))
})

test('a session is graded when it is closed, and while it is open', async () => {
  await using served = await serveWorkshop()
  const [right, wrong] = [await connectTo(served.url), await connectTo(served.url)]
  await right.client.callTool(finish)
  await wrong.client.callTool({ name: 'update_job', arguments: { id: 3, change: { state: 'done' } } })
  const failure = expect.stringContaining('The end state differs from the expected one in 2 places:')
  expect(await served.sessions.reports()).toMatchObject([
    { domain: 'workshop', task: 'WK001_001', calls: 1, passed: true },
    { domain: 'workshop', task: 'WK001_001', calls: 1, passed: false, failure },
  ])
  await wrong.transport.terminateSession()
  await vi.waitFor(() => expect(served.ended).toHaveLength(1), { timeout: 20_000 })
  expect(served.ended).toMatchObject([{ ended: 'closed by its client', passed: false, failure }])
  expect((await served.sessions.reports()).map(({ ended }) => ended)).toEqual([
    'closed by its client',
    undefined,
  ])
})

test('a domain without a task has effects and no grade', async () => {
  await using served = await serveWorkshop({ served: { sandbox: workshop } })
  const { client } = await connectTo(served.url)
  await client.callTool(finish)
  const [report] = await served.sessions.reports()
  expect(report).toMatchObject({ domain: 'workshop', effects: [{ op: 'update', table: 'jobs', key: '7' }] })
  expect(report).not.toHaveProperty('passed')
  expect(report).not.toHaveProperty('task')
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['start'])
  expect((await client.listResources()).resources.map(({ name }) => name)).toEqual(['instructions'])
})

test('instructions and request are prompts and resources, and nothing else of the task is served', async () => {
  await using served = await serveWorkshop()
  const { client } = await connectTo(served.url)
  const [prompts, resources] = [await client.listPrompts(), await client.listResources()]
  const got = await Promise.all(prompts.prompts.map(({ name }) => client.getPrompt({ name })))
  const read = await Promise.all(resources.resources.map(({ uri }) => client.readResource({ uri })))
  const { instructions } = workshop
  const { request } = finishJob
  const texts = (result: object | undefined) => JSON.stringify(result).match(/(?<="text":")[^"]*/g)
  expect(got.map(texts)).toEqual([[instructions, request], [request]])
  expect(read.map(texts)).toEqual([[instructions], [request]])
  expect(client.getInstructions()).toBe(instructions)
  const all = JSON.stringify([
    client.getServerVersion(),
    client.getServerCapabilities(),
    await client.listTools(),
    await client.listResourceTemplates(),
    ...[prompts, resources, got, read],
  ])
  expect(all).not.toMatch(/hidden|WK001|severe|look-alikes|"done"\}/)
  await expect(client.getPrompt({ name: 'solution' })).rejects.toThrow('There is no prompt "solution"')
  await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('There is no resource')
})

describe('a session', () => {
  // Only these two: connections go on by real time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('without requests ends, and its slot is free again', async () => {
    await using served = await serveWorkshop({ capacity: 1, idleMinutes: 30 })
    const { client } = await connectTo(served.url)
    await client.callTool(finish)
    vi.advanceTimersByTime(30 * 60_000)
    await vi.waitFor(() => expect(served.ended).toHaveLength(1), { timeout: 20_000 })
    expect(served.ended).toMatchObject([{ ended: 'no request for 30 min', calls: 1, passed: true }])
    await expect(client.callTool(look)).rejects.toThrow('Session not found')
    const next = await connectTo(served.url)
    expect((await next.client.callTool(look)).structuredContent).toMatchObject({ jobs: [7] })
  })

  test('in use does not end', async () => {
    await using served = await serveWorkshop({ capacity: 1, idleMinutes: 30 })
    const { client } = await connectTo(served.url)
    for (let call = 0; call < 5; call++) {
      await client.callTool(look)
      vi.advanceTimersByTime(29 * 60_000)
    }
    await client.callTool(look)
    expect(served.ended).toEqual([])
  })

  test('that is dropped leaves no slot and no memory behind: 200 of them', async () => {
    await using served = await serveWorkshop({ capacity: 20, idleMinutes: 30 })
    const dropped: WeakRef<object>[] = []
    for (let round = 1; round <= 10; round++) {
      await Promise.all(Array.from({ length: 20 }, () => openAndDrop(served.url)))
      for (const name of served.sessions.names()) {
        const session = served.sessions.find(name)
        if (session) dropped.push(new WeakRef(session))
      }
      vi.advanceTimersByTime(30 * 60_000)
      await vi.waitFor(() => expect(served.ended).toHaveLength(round * 20), { timeout: 20_000 })
    }
    expect(dropped).toHaveLength(200)
    await setImmediate()
    collectGarbage()
    // The last one may still be on a stack.
    expect(dropped.filter((session) => session.deref() !== undefined).length).toBeLessThan(3)
    const all = await Promise.all(Array.from({ length: 20 }, () => connectTo(served.url)))
    expect(all).toHaveLength(20)
  })
})

test('a client is told when all sessions are taken, and the others go on', async () => {
  await using served = await serveWorkshop({ capacity: 2 })
  const [one] = [await connectTo(served.url), await connectTo(served.url)]
  await expect(connectTo(served.url)).rejects.toThrow(
    'There are 2 sessions at once, the most there may be: close one.',
  )
  await one.client.callTool(look)
  await one.transport.terminateSession()
  const { client } = await connectTo(served.url)
  await client.callTool(look)
})

test('the token is asked of every request', async () => {
  await using served = await serveWorkshop({ token: 's3cret' })
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: 's3cret' }]) {
    const refused = await fetch(served.url, { method: 'POST', headers })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toBe('Bearer')
  }
  const { client } = await connectTo(served.url, { authorization: 'Bearer s3cret' })
  await client.callTool(look)
})
