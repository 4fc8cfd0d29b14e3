import { Agent, type Dispatcher, EnvHttpProxyAgent, setGlobalDispatcher } from 'undici'

const variables = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy']
const thisMachine = 'localhost,127.0.0.1,::1'

let isDone = false

/**
 * Sets up how `fetch` of this thread connects. An answer may take as long as `REQUEST_TIMEOUT` says: by itself `fetch` gives
 * up after five minutes without an answer. With `HTTPS_PROXY` or `HTTP_PROXY` it goes through that proxy, except to the hosts of
 * `NO_PROXY` and to this machine. Once a thread.
 */
export function setUpConnections(env: Readonly<Record<string, string | undefined>> = process.env): void {
  if (isDone) return
  isDone = true
  setGlobalDispatcher(dispatcher(env))
}

function dispatcher(env: Readonly<Record<string, string | undefined>>): Dispatcher {
  const patient = { headersTimeout: 0, bodyTimeout: 0 }
  if (!variables.some((name) => env[name])) return new Agent(patient)
  const noProxy = [env.no_proxy ?? env.NO_PROXY, thisMachine].filter(Boolean).join(',')
  return new EnvHttpProxyAgent({ ...patient, noProxy })
}
