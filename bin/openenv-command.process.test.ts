import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findTask } from '../lib/define/find-tasks.ts'
import { startLoopbackProvider } from '../lib/model/testing/loopback-provider.ts'
import { Player } from '../lib/openenv/testing/depot-server.ts'
import { thinkingbox } from './fixtures/run-command.ts'
import { startServe } from './fixtures/start-serve.ts'

const task = await findTask(resolve(import.meta.dirname, '..'), 'ST003_006')

const socketOf = (url: string) => `${url.replace('http', 'ws')}/ws`

test('the reference solution is worth 1, with a model as the customer', { timeout: 60_000 }, async () => {
  await using provider = await startLoopbackProvider(() => ({
    say: { message: 'Thank you, I shall wait.', finished: true },
  }))
  await using server = await startServe(['retail', '--sessions', '2'], {
    command: 'openenv',
    env: {
      CUSTOMER_MODEL: 'openai-compatible/customer',
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
    },
  })
  {
    await using player = await Player.connect(socketOf(server.url))
    await player.send({ type: 'reset', data: { task_id: task.id } })
    for (const [name, given] of task.solution) await player.use(name, given as object)
    const said = await player.use('respond_to_user', { message: 'The carrier is still looking for it.' })
    expect(said.data).toMatchObject({ observation: { result: { data: 'Thank you, I shall wait.' } } })
    expect((await player.use('done')).data).toMatchObject({
      reward: 1,
      metadata: { reward_info: { end: 'customer finished' } },
    })
  }
  const { exitCode, output } = await server.stop('SIGINT')
  expect(exitCode).toBe(0)
  expect(output).toBe(`Serving retail as an environment at ${server.url}; Ctrl-C ends it.\n`)
})

test('without a model the customer hears one message', { timeout: 60_000 }, async () => {
  await using server = await startServe([task.id], { command: 'openenv' })
  await using player = await Player.connect(socketOf(server.url))
  await player.send({ type: 'reset' })
  expect((await player.use('respond_to_user', { message: 'Hello' })).data).toMatchObject({
    reward: 0,
    done: true,
  })
  expect(server.output()).toContain('CUSTOMER_MODEL is not set')
})

test('says what cannot be served', { timeout: 60_000 }, async () => {
  const unknown = await thinkingbox(['openenv', 'retial'])
  expect(unknown).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('Did you mean retail?') })
  const keyless = await thinkingbox(['openenv', task.id, '--port', '0'], {
    env: { CUSTOMER_MODEL: 'openai/gpt-5', OPENAI_API_KEY: '' },
  })
  expect(keyless).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('OPENAI_API_KEY') })
  await using server = await startServe([task.id], { command: 'openenv' })
  const taken = await thinkingbox(['openenv', task.id, '--port', new URL(server.url).port])
  expect(taken).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('is taken; choose another one'),
  })
})
