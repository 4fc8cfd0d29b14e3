import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { AnySandbox } from './define-sandbox.ts'
import type { AnyTool } from './define-tool.ts'

/** A sandbox's tools as MCP announces them. */
export interface ToolListing {
  readonly tools: readonly ListedTool[]
  readonly byName: ReadonlyMap<string, { readonly tool: AnyTool; readonly listed: ListedTool }>
}

const listings = new WeakMap<readonly AnyTool[], ToolListing>()

/** Announces tools with JSON Schemas of their input and output. Made once for the same list of tools. */
export function toolListing(sandbox: AnySandbox): ToolListing {
  const tools: readonly AnyTool[] = sandbox.tools
  let listing = listings.get(tools)
  if (!listing) {
    const pairs = tools.map((tool) => ({ tool, listed: announce(tool) }))
    listing = {
      tools: pairs.map(({ listed }) => listed),
      byName: new Map(pairs.map((pair) => [pair.tool.name, pair])),
    }
    listings.set(tools, listing)
  }
  return listing
}

function announce(tool: AnyTool): ListedTool {
  const output = jsonSchemaOf(tool.output, 'output')
  return {
    name: tool.name,
    description: tool.description,
    inputSchema: { ...jsonSchemaOf(tool.input, 'input'), type: 'object' },
    // MCP's structured content is an object; another result is sent as text alone.
    ...(output.type === 'object' && { outputSchema: { ...output, type: 'object' } }),
    annotations: { readOnlyHint: tool.readOnly, destructiveHint: !tool.readOnly, openWorldHint: false },
  }
}

/** A tool's input or output as JSON Schema. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref' })
  return rest
}
