import inspector from 'node:inspector'

/**
 * Whether a debugger is, or is about to be, attached to this process or worker: no trial may time out then.
 *
 * @param env - where VS Code's debugger announces itself
 */
export function isDebugged(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return (
    inspector.url() !== undefined ||
    process.execArgv.some((argument) => argument.startsWith('--inspect')) ||
    process.argv.some((argument) => argument.startsWith('--inspect')) ||
    (env.NODE_OPTIONS ?? '').includes('--inspect') ||
    env.VSCODE_INSPECTOR_OPTIONS !== undefined
  )
}
