// What an agent's module imports. It loads without Vitest, because the main process loads the module too.
export type { Agent, AgentResult, AgentSession } from './agent.ts'
export { InfrastructureError, type InvalidCause } from './infrastructure-error.ts'
