export {
  type AnySandbox,
  type ColumnsOf,
  defineSandbox,
  type RecordsOf,
  type Sandbox,
  type SandboxDefinition,
  type SandboxVariant,
  type Tables,
} from './define-sandbox.ts'
export { type AnyTool, defineTool, type Tool, type ToolContext, type ToolDatabase } from './define-tool.ts'
export { insertionOrder } from './insertion-order.ts'
export type { Knowledge, KnowledgeDocument, KnowledgeHit, KnowledgeSearch } from './knowledge.ts'
export { type OpenSandboxOptions, openSandbox } from './open-sandbox.ts'
export { SandboxError, type SandboxErrorCode } from './sandbox-error.ts'
export { ToolError } from './tool-error.ts'
export type { OpenSandbox, TerminalState, TrialRecords, TrialState } from './trial-state.ts'
