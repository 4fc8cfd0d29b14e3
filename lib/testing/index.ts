export { type PolicySection, policySections } from '../define/policy-sections.ts'
export type { ColumnPath, Links } from './broken-links.ts'
export { type SandboxTests, testSandbox } from './test-sandbox.ts'
