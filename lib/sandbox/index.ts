export {
  type AnySandbox,
  type ColumnsOf,
  defineSandbox,
  type RecordsOf,
  type Sandbox,
  type SandboxDefinition,
  type SandboxVariant,
  type Tables,
} from '../define/define-sandbox.ts'
export {
  type AnyTool,
  defineTool,
  type Tool,
  type ToolContext,
  type ToolDatabase,
} from '../define/define-tool.ts'
export { insertionOrder } from '../define/insertion-order.ts'
export type { Knowledge, KnowledgeDocument, KnowledgeHit, KnowledgeSearch } from '../define/knowledge.ts'
export type { TrialRecords } from '../define/merge-records.ts'
export { SandboxError, type SandboxErrorCode } from '../define/sandbox-error.ts'
export { ToolError } from '../define/tool-error.ts'
export type { Variant, Variants, VariedSandbox } from '../define/variant.ts'
export { type OpenSandboxOptions, openSandbox } from './open-sandbox.ts'
export type { ServedTexts } from './served-texts.ts'
export type { OpenSandbox, PersonalStatement, TerminalState, TrialState } from './trial-state.ts'
