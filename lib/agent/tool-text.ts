import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

/** The text of a tool's result; its structured content where there is no text. */
export function textOf({ content, structuredContent }: CallToolResult): string {
  const texts = content.flatMap((part) => (part.type === 'text' ? [part.text] : []))
  if (texts.length > 0) return texts.join('\n')
  return structuredContent === undefined ? '' : JSON.stringify(structuredContent)
}
