import type { ProjectFile } from '../init/project-file.ts'

/** What a command adds to a project. */
export interface Addition {
  /** New files. */
  readonly files: readonly ProjectFile[]
  /** Files that are there and get a line or two, with their new text; `by` where they have to be changed by hand. */
  readonly changed: readonly (ProjectFile | { readonly path: string; readonly by: string })[]
  /** What is to be filled in, a line each. */
  readonly toFillIn: readonly string[]
  /** The command that shows whether it is right. */
  readonly check: string
}
