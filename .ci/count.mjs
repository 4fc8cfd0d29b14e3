// Prints how many tests of a Vitest JSON report passed and failed; fails when there is no report or no test ran.
import { readFileSync } from 'node:fs'

const [, , file] = process.argv
const report = readReport(file)
const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    console.error('Vitest wrote no report: the type check, the lint or the start of the run failed.')
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 }
  }
}
