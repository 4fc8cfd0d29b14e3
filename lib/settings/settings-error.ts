/** One thing that is wrong with the settings. */
export interface SettingsProblem {
  /** The environment variable. */
  readonly variable: string
  /** What is wrong and how to put it right, without the value of a secret. */
  readonly message: string
}

/** The settings cannot be used. Lists everything that is wrong, so that one round of corrections is enough. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  /** `BAD_SETTINGS`: a value cannot be read. `NOT_READY`: the values are fine, but a key, provider or file is missing. */
  readonly code: 'BAD_SETTINGS' | 'NOT_READY'
  readonly problems: readonly SettingsProblem[]

  constructor(code: SettingsError['code'], problems: readonly SettingsProblem[], options?: ErrorOptions) {
    super(problems.map(({ variable, message }) => `${variable}: ${message}`).join('\n'), options)
    this.code = code
    this.problems = problems
  }
}
