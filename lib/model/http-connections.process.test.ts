import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inOrder, startLoopbackProvider } from './testing/loopback-provider.ts'

const asker = join(import.meta.dirname, 'testing/ask-in-thread.ts')

test('models are reached through the proxy of the environment, but not this machine', async () => {
  await using provider = await startLoopbackProvider(inOrder([{ say: 'Good morning.' }]))
  const port = Number(new URL(provider.baseUrl).port)
  const through: string[] = []
  const proxy = createServer()
  proxy.on('connect', ({ url = '' }, client, head) => {
    through.push(url)
    const target = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      target.write(head)
      target.pipe(client).pipe(target)
    })
    target.on('error', () => client.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const ask = async (asked: string, more: Record<string, string> = {}) => {
    const { stdout } = await promisify(execFile)(process.execPath, [asker], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NO_PROXY: '',
        HTTP_PROXY: address,
        HTTPS_PROXY: address,
        ASKED: asked,
        ...more,
      },
    })
    return stdout.trim()
  }
  try {
    expect(await ask(`http://provider.example:${port}/v1`)).toBe('Good morning.')
    expect(through).toEqual([`provider.example:${port}`])
    expect(await ask(provider.baseUrl)).toBe('Good morning.')
    expect(through).toHaveLength(1)
    await expect(ask(`http://provider.example:${port}/v1`, { NO_PROXY: 'provider.example' })).rejects.toThrow(
      'ENOTFOUND',
    )
    expect(through).toHaveLength(1)
  } finally {
    proxy.closeAllConnections()
    proxy.close()
  }
})

test('an answer may take longer than the five minutes after which fetch gives up by itself', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `
      const { setUpConnections } = await import(${JSON.stringify(import.meta.resolve('./http-connections.ts'))})
      const { getGlobalDispatcher } = await import('undici')
      const { createServer } = await import('node:http')
      // Undici's clock ticks every second; this one runs a thousand times as fast.
      const real = globalThis.setTimeout
      globalThis.setTimeout = (run, delay, ...rest) => real(run, delay / 1000, ...rest)
      setUpConnections({})
      const server = createServer((_, response) => real(() => response.end('late'), 1500))
      await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
      console.log(await (await fetch('http://127.0.0.1:' + server.address().port)).text())
      server.close()
      await getGlobalDispatcher().close()
      `,
    ],
    { cwd: import.meta.dirname },
  )
  expect(stdout.trim()).toBe('late')
})
