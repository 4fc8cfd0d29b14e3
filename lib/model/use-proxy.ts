import http from 'node:http'

const variables = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy']
const thisMachine = 'localhost,127.0.0.1,::1'

let isDone = false

/**
 * Has `fetch` of this thread go through the proxy that `HTTPS_PROXY` or `HTTP_PROXY` names, except to the hosts of
 * `NO_PROXY` and to this machine. Once; without such a variable nothing changes. Node before 24.14 cannot, and says so.
 */
export function useProxy(env: Readonly<Record<string, string | undefined>> = process.env): void {
  if (isDone || !variables.some((name) => env[name])) return
  isDone = true
  // Node has had this since 24.14 only.
  const set: typeof http.setGlobalProxyFromEnv | undefined = http.setGlobalProxyFromEnv
  if (!set) {
    process.emitWarning(
      `Node ${process.version} cannot take HTTPS_PROXY over at run time: start it with NODE_USE_ENV_PROXY=1 (Node 22.21 or 24.5) or use Node 24.14.`,
    )
    return
  }
  const excepted = [env.no_proxy ?? env.NO_PROXY, thisMachine].filter(Boolean).join(',')
  set({ ...env, no_proxy: excepted, NO_PROXY: excepted })
}
