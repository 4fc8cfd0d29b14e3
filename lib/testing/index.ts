export { brokenLinks, type ColumnPath, type Links } from './broken-links.ts'
export { type PolicySection, policySections } from './policy-sections.ts'
export { type SandboxTests, testSandbox } from './test-sandbox.ts'
