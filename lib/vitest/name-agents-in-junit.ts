import type { Vitest } from 'vitest/node'

/**
 * Lets Vitest's JUnit reporter name the agent of each test. Agents are projects that run the same files, and the report names
 * files alone. Templates that the user has set stay.
 */
export function nameAgentsInJunit(vitest: Vitest): void {
  if (new Set(vitest.projects.map(({ name }) => name)).size < 2) return
  // Vitest hands out its reporters' options by no public way.
  const reporters: unknown = Reflect.get(vitest, 'reporters')
  for (const reporter of Array.isArray(reporters) ? reporters : []) {
    if (reporter?.constructor?.name !== 'JUnitReporter' || !reporter.options) continue
    const options: { classnameTemplate?: unknown; suiteNameTemplate?: unknown } = reporter.options
    options.classnameTemplate ??= '{displayName} · {filename}'
    options.suiteNameTemplate ??= '{displayName} · {filename}'
  }
}
