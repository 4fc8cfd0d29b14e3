export { type PolicySection, policySections } from '../define/policy-sections.ts'
export { brokenLinks, type ColumnPath, type Links } from './broken-links.ts'
export { type SandboxTests, testSandbox } from './test-sandbox.ts'
