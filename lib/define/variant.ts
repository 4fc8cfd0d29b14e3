import type { AnySandbox, Sandbox } from './define-sandbox.ts'
import type { AnyTool } from './define-tool.ts'
import { SandboxError } from './sandbox-error.ts'

/** A sandbox of any domain, as a variant gets it. */
// biome-ignore lint/suspicious/noExplicitAny: a variance-free upper bound for every sandbox
export type VariedSandbox = Sandbox<string, any, readonly AnyTool[], any>

/** What one variant of an agent's circumstances changes. An empty one is how things are. */
export interface Variant {
  /**
   * Settings that decide outcomes, by variable: `{ TEMPERATURE: 0, CUSTOMER_MODEL: 'openai/gpt-5-mini' }`. They stand in for those of
   * the environment.
   */
  readonly settings?: Readonly<Record<string, string | number>>
  /**
   * Changes a task's sandbox with `sandbox.with(…)`: its instructions, tools or knowledge. Called once for each sandbox in each
   * worker; return one that is not to change as it is.
   */
  sandbox?(sandbox: VariedSandbox): AnySandbox
}

/**
 * Variants by name, as the module that `VARIANTS` names exports them.
 *
 * @example
 * ```ts
 * import type { Variants } from 'vitest-thinkingbox/sandbox'
 *
 * export const variants: Variants = {
 *   'as written': {},
 *   'in short': { sandbox: (sandbox) => sandbox.with({ instructions: 'Follow the policies.' }) },
 *   cold: { settings: { TEMPERATURE: 0 } },
 * }
 * ```
 */
export type Variants = Readonly<Record<string, Variant>>

const varied = new WeakMap<Variant, WeakMap<AnySandbox, AnySandbox>>()

/**
 * The sandbox as a variant has it, the same one each time.
 *
 * @throws SandboxError when the variant returns something else than a variant of this sandbox
 */
export function varySandbox(sandbox: AnySandbox, name: string, variant: Variant): AnySandbox {
  const known = varied.get(variant) ?? new WeakMap<AnySandbox, AnySandbox>()
  varied.set(variant, known)
  const made = known.get(sandbox) ?? variant.sandbox?.(sandbox) ?? sandbox
  if (made.tables !== sandbox.tables || made.name !== sandbox.name) {
    throw new SandboxError(
      'BAD_VARIANT',
      sandbox.name,
      `the variant ${JSON.stringify(name)} must return this sandbox or what its with({…}) returns, under the same name`,
    )
  }
  known.set(sandbox, made)
  return made
}
