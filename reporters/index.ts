import { ReliabilityReporter } from './reliability-reporter.ts'

export { ReliabilityReporter }

// Vitest takes the default export of a reporter that is named by its path.
export default ReliabilityReporter
