import { inspect } from 'node:util'

/**
 * A key or password. Printing it, putting it into JSON, into a template literal or into a log shows that it is set,
 * never its value; only {@link Secret.reveal} gives it away.
 */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** The value, for the one place that sends it. */
  reveal(): string {
    return this.#value
  }

  toString(): string {
    return '(secret)'
  }

  toJSON(): string {
    return '(secret)'
  }

  [inspect.custom](): string {
    return '(secret)'
  }
}
