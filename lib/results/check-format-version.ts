import { ResultsError } from './results-error.ts'

/**
 * Refuses what another version of this package wrote: read as damaged it would count as missing, and every trial would
 * be run, and paid for, again.
 *
 * @param file - where it is from
 * @param json - what was read
 * @param version - the format's version that can be read
 * @throws ResultsError (`OTHER_VERSION`) when it says that it is of another version
 */
export function checkFormatVersion(file: string, json: unknown, version: number): void {
  if (typeof json !== 'object' || json === null || !('v' in json)) return
  const { v } = json
  if (!Number.isInteger(v) || v === version) return
  throw new ResultsError(
    'OTHER_VERSION',
    `${file} is in version ${v} of its format, and this vitest-thinkingbox reads version ${version}. ` +
      'Use the version of the package that wrote it.',
    file,
  )
}
