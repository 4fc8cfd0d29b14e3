import { z } from 'zod'
import { defineTool } from '../../lib/sandbox/index.ts'

/** The most sections that one search returns, even if more are asked for. */
const limit = 10

/**
 * The tool that searches the sandbox's `policies`. Domains differ in its name only.
 *
 * @param name - `search_policy`, or with the name of the server that has it
 */
export function searchPolicyTool<const Name extends string>(name: Name) {
  return defineTool({
    name,
    description:
      "Find the sections of the company's policies on a question, or by their number, best match first.",
    readOnly: true,
    input: z.strictObject({
      query: z.string().describe('The question in plain words, or the number of a section'),
      max_results: z
        .int()
        .nullish()
        .default(3)
        .describe(`The most sections to return: 3 when not said, ${limit} at most`),
    }),
    output: z.strictObject({ snippets: z.array(z.record(z.string(), z.json())).describe('Sections') }),
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
