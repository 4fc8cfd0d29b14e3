/** A file that a command writes into a project. */
export interface ProjectFile {
  /** Relative to the project, with `/`. */
  readonly path: string
  readonly text: string
}
