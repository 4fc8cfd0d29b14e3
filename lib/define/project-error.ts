export type ProjectErrorCode = 'NO_TASK' | 'TASK_NOT_LOADED'

/** The tasks of a project cannot be listed; the message names the file and what to do. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError'
  readonly code: ProjectErrorCode

  constructor(code: ProjectErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
