/**
 * A tool refuses a call. The message goes to the agent as an MCP error result, so it says what to correct;
 * the call's transaction is rolled back.
 */
export class ToolError extends Error {
  readonly code = 'TOOL_REFUSED'
  override readonly name = 'ToolError'
}
