import type { KnowledgeDocument } from '../../lib/sandbox/index.ts'

const heading = /^## +([A-Z]{2,5}-\d+(?:\.\d+)*) +(.+)$/gm

/**
 * Cuts policy documents into their sections, each a document of its own under the section's id and with the document's
 * title before its own. A search then finds the sections that answer a question, not everything that stands beside them.
 *
 * @param policies - documents in which every section begins with a heading like `## TR-4.2 Late changes`
 * @throws Error when a document does not begin with such a heading
 */
export function inSections(policies: readonly KnowledgeDocument[]): readonly KnowledgeDocument[] {
  return policies.flatMap(({ id, title, body, ...others }) => {
    const starts = [...body.matchAll(heading)]
    if (starts[0]?.index !== 0) throw new Error(`The policy ${id} does not begin with a section's heading.`)
    return starts.map(({ index, 1: section = '', 2: name = '' }, place) => ({
      ...others,
      id: section,
      title: `${title}: ${name}`,
      body: body.slice(index, starts[place + 1]?.index).trimEnd(),
    }))
  })
}

/**
 * A table of contents: a line a policy, with its title and the ids of its first and last section.
 *
 * @param policies - documents, as {@link inSections} takes them
 */
export function contentsOf(policies: readonly KnowledgeDocument[]): string {
  const lines = policies.map((policy) => {
    const ids = inSections([policy]).map(({ id }) => id)
    return `- ${policy.title}: ${ids[0]} to ${ids.at(-1)}`
  })
  return lines.join('\n')
}
