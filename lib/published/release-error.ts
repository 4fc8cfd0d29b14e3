const repository = 'https://github.com/microsoft/thinkingbox-data'
const tag = 'thinkingbox-bench-v1.0'
const commit = '7d4283ce47554858898ceb23b238c1535a3fab67'

/** The sentence that says which data are read and how to get them. */
export const howToGetTheRelease = `ThinkingBox-Bench v1.0 is read from a checkout of ${repository}: \`git clone ${repository}\`, then \`git checkout ${tag}\` in it (commit ${commit}), whole and unchanged. THINKINGBOX_DATA is the directory that the clone made.`

/** A directory that does not hold the release as it was published. `file` is what does not fit, and where. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
  readonly code = 'NOT_THE_RELEASE'
  readonly file: string

  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file} ${problem}.\n${howToGetTheRelease}`, options)
    this.file = file
  }
}
