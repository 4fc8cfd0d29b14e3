// What an agent's module imports. It loads without Vitest, because the main process loads the module too.

export { InfrastructureError, type InvalidCause } from '../core/infrastructure-error.ts'
export type { Agent, AgentResult, AgentSession } from './agent.ts'
