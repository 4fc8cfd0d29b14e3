import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PlayEvent, PlayPart } from './contract.ts'
import { openRelay, type Relay } from './relay.ts'
import { RemoteSeat } from './remote-seat.ts'

let agent: RemoteSeat
let customer: RemoteSeat
let relay: Relay

beforeEach(async () => {
  agent = new RemoteSeat()
  customer = new RemoteSeat()
  relay = await openRelay(
    new Map<PlayPart, RemoteSeat>([
      ['agent', agent],
      ['customer', customer],
    ]),
  )
})
afterEach(() => relay[Symbol.asyncDispose]())

const reply = (text: string): PlayEvent => ({ type: 'customer', text })

/** What the agent's address answers. */
async function ask(init: RequestInit = {}, query = ''): Promise<PlayEvent[]> {
  const response = await fetch(`${relay.addresses.get('agent')}${query}`, init)
  expect(response.status).toBe(200)
  const lines = (await response.text()).split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line))
}

const move = (body: string) => ask({ method: 'POST', body })

describe("a part's address", () => {
  test('gives what is new once it is the turn of the part, and takes its move', async () => {
    agent.tell(reply('one'))
    const news = ask()
    const first = agent.next()
    agent.tell(reply('two'))
    expect(await news).toEqual([reply('one'), reply('two')])
    const answer = move('{"type":"end"}')
    expect(await first).toEqual({ type: 'end' })
    agent.tell(reply('three'))
    agent.next()
    expect(await answer).toEqual([reply('three')])
    expect(await ask({}, '?again')).toEqual([reply('one'), reply('two'), reply('three')])
  })

  test('keeps what was told while nobody waited, or while one who waited went away', async () => {
    const gone = new AbortController()
    const first = agent.next()
    const waiting = ask({ method: 'POST', body: '1', signal: gone.signal })
    await first
    gone.abort()
    await expect(waiting).rejects.toThrow()
    // By then the relay has noticed.
    await ask({}, '?again')
    agent.tell(reply('one'))
    agent.next()
    expect(await ask()).toEqual([reply('one')])
    expect(await ask()).toEqual([])
  })

  test('takes no move out of turn, from one who has not read, or that is no JSON', async () => {
    expect(await move('1')).toEqual([
      {
        type: 'error',
        message: 'Nothing was done, because it is not your turn. Wait for what is new, and answer that.',
      },
    ])
    let made = false
    agent.next().then(() => {
      made = true
    })
    agent.tell(reply('one'))
    expect(await move('1')).toEqual([
      reply('one'),
      {
        type: 'error',
        message: 'Nothing was done, because you had not seen what is new. It stands above: answer that.',
      },
    ])
    expect(await move('{')).toMatchObject([{ message: expect.stringMatching(/^The move is not JSON/) }])
    expect(await move(`"${'x'.repeat(4_000_001)}"`)).toMatchObject([
      { message: 'The move has more than 4000000 bytes. Nothing was done.' },
    ])
    expect(made).toBe(false)
  })

  test('says nothing of the other part, and is not found by its name', async () => {
    customer.tell(reply('for the customer'))
    customer.next()
    agent.next()
    expect(await ask()).toEqual([])
    const { origin } = new URL(relay.addresses.get('agent') ?? '')
    for (const path of ['/', '/agent', '/customer', '/customer-000000000000000000000000']) {
      expect((await fetch(origin + path)).status).toBe(404)
    }
    const addresses = [...relay.addresses.values()].map((address) => new URL(address).pathname.split('-')[1])
    expect(new Set(addresses).size).toBe(2)
    const page = await fetch(relay.addresses.get('agent') ?? '', {
      headers: { origin: 'https://evil.example' },
    })
    expect(page.status).toBe(403)
    expect((await fetch(relay.addresses.get('agent') ?? '', { method: 'DELETE' })).status).toBe(405)
  })

  test('forgets an earlier trial when it is asked for what was told again', async () => {
    const end: PlayEvent = { type: 'end', trial: '1 of 2', left: 1 }
    for (const event of [reply('first'), end, reply('second')]) agent.tell(event)
    agent.next()
    await ask()
    expect(await ask({}, '?again')).toEqual([reply('second')])
  })

  test('gives whoever waits what is left when all is over', async () => {
    const first = agent.next()
    const news = move('1')
    await first
    agent.tell({ type: 'end', trial: '1 of 1', left: 0 })
    await relay[Symbol.asyncDispose]()
    expect(await news).toEqual([{ type: 'end', trial: '1 of 1', left: 0 }])
  })
})
