import { ToolError } from '../../../lib/sandbox/index.ts'

type Given<A, K extends keyof A> = { readonly [N in K]-?: NonNullable<A[N]> }

/**
 * The arguments that an action of a tool cannot do without. Empty text counts as missing; what the action does not
 * use is overlooked, whatever it says.
 *
 * @throws ToolError that names what is missing
 * @example
 * ```ts
 * const { email, client_id } = needed(request, 'email', 'client_id')
 * ```
 */
export function needed<A extends { readonly action: string }, K extends keyof A & string>(
  request: A,
  ...names: readonly K[]
): A & Given<A, K> {
  const missing = names.filter((name) => request[name] == null || request[name] === '')
  if (missing.length > 0) {
    throw new ToolError(`The action ${request.action} needs ${missing.join(' and ')} as well.`)
  }
  return request as A & Given<A, K>
}
