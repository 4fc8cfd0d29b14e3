import { z } from 'zod'
import { mcpVersion } from '../sandbox/tool-server.ts'
import { actionSchema, observationSchema, resetSchema, stateSchema, stepSchema } from './wire.ts'

/** What the server says of itself. */
export interface About {
  readonly domain: string
  readonly tasks: readonly string[]
}

export function metadata({ domain, tasks }: About): object {
  return {
    name: `thinkingbox-${domain}`,
    description: `${tasks.length} business workflows of the domain ${domain}, each graded by what the agent leaves in the records.`,
    readme_content: null,
    version: mcpVersion,
    author: null,
    documentation_url: null,
  }
}

/** JSON Schemas of what is sent and answered. */
export function schemas(): object {
  return {
    action: toSchema(actionSchema, 'input'),
    observation: toSchema(observationSchema, 'output'),
    state: toSchema(stateSchema, 'output'),
    reset_observation: toSchema(observationSchema, 'output'),
  }
}

/** The HTTP endpoints as an OpenAPI document; `reset` names the tasks that there are. */
export function openApi(about: About): object {
  const answer = {
    type: 'object',
    properties: {
      observation: toSchema(observationSchema, 'output'),
      reward: { type: ['number', 'null'] },
      done: { type: 'boolean' },
      metadata: { type: ['object', 'null'] },
    },
    required: ['observation', 'reward', 'done', 'metadata'],
  }
  const reset = toSchema(resetSchema, 'input')
  const properties = reset.properties as Record<string, object>
  return {
    openapi: '3.1.0',
    info: { title: `thinkingbox-${about.domain}`, version: '1.0.0' },
    paths: {
      '/reset': {
        post: operation('Begins an episode, and forgets it: sessions live on /ws', answer, {
          ...reset,
          properties: { ...properties, task_id: { ...properties.task_id, examples: about.tasks } },
        }),
      },
      '/step': {
        post: operation(
          'Acts in an environment of its own, and forgets it',
          answer,
          toSchema(stepSchema, 'input'),
        ),
      },
      '/state': { get: operation('The state of a new environment', toSchema(stateSchema, 'output')) },
      '/mcp': {
        post: operation('Tools and sessions over JSON-RPC 2.0', { type: 'object' }, { type: 'object' }),
      },
      '/health': { get: operation('Whether the server answers', { type: 'object' }) },
      '/metadata': { get: operation('What is served here', { type: 'object' }) },
      '/schema': { get: operation('Schemas of action, observation and state', { type: 'object' }) },
    },
  }
}

/** A page for people: the endpoints, a line each. */
export function docsPage(about: About): string {
  const { paths } = openApi(about) as { paths: Record<string, Record<string, { summary: string }>> }
  const lines = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { summary }]) => `<li><code>${method.toUpperCase()} ${path}</code> ${summary}</li>`,
    ),
  )
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>thinkingbox-${about.domain}</title>` +
    `<h1>thinkingbox-${about.domain}</h1><ul>${lines.join('')}<li><code>WS /ws</code> Episodes</li></ul>` +
    '<p>The whole description: <a href="/openapi.json">openapi.json</a></p></html>'
  )
}

function operation(summary: string, answer: object, body?: object): object {
  const content = (schema: object) => ({ 'application/json': { schema } })
  return {
    summary,
    ...(body && { requestBody: { content: content(body) } }),
    responses: { 200: { description: 'Answered', content: content(answer) } },
  }
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  // The action is one of two: every reader of a schema finds that it is an object.
  return { type: 'object', ...rest }
}
