/** The command that started Vitest, for a person to type again, e.g. `npx vitest run suites/retail`. */
export function vitestCommand(argv: readonly string[]): string {
  const started = /vitest(\.mjs|\.js)?$/.test(argv[1] ?? '')
  return ['npx vitest', ...(started ? argv.slice(2) : ['run']).map(quote)].join(' ')
}

/** Continues a run that was cut short: finished trials are not run again. */
export function continueCommand(run: string, argv: readonly string[]): string {
  return `RUN=${run} ${vitestCommand(argv)}`
}

/** Quotes an argument for a POSIX shell where it needs that. */
function quote(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`
}
