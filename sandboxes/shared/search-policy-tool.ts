import { z } from 'zod'
import { defineTool } from '../../lib/sandbox/index.ts'

/** The most documents that one search returns, even if more are asked for. */
const limit = 10

/**
 * The tool that searches the sandbox's `policies`. Domains differ in its name only.
 *
 * @param name - `search_policy`, or with the name of the server that has it
 */
export function searchPolicyTool<const Name extends string>(name: Name) {
  return defineTool({
    name,
    description: "Find the company's policy documents on a question, best match first.",
    readOnly: true,
    input: z.strictObject({
      query: z.string().describe('The question in plain words'),
      max_results: z
        .int()
        .nullish()
        .default(3)
        .describe(`The most documents to return: 3 when not said, ${limit} at most`),
    }),
    output: z.strictObject({ snippets: z.array(z.record(z.string(), z.json())).describe('Documents') }),
    async handler({ query, max_results }, { knowledge }) {
      const wanted = Math.min(Math.max(max_results ?? 3, 1), limit)
      const hits = await knowledge.search('policies', query, wanted)
      return {
        snippets: hits.map(({ id, title, body, category, score }) => ({
          id,
          title,
          content: body,
          category: category ?? null,
          score,
        })),
      }
    },
  })
}
