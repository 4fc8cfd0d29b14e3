import type { KnowledgeDocument } from './knowledge.ts'

/** A section of a policy: what a heading begins. */
export interface PolicySection {
  /** The document's id. */
  readonly policy: string
  /** What a task's `decidedBy` names: the id in the heading, or else the document's id and the whole heading. */
  readonly name: string
  readonly title: string
}

const heading = /^#{2,} +(?:([A-Z]{2,5}-\d+(?:\.\d+)*)[.:]? +)?(.+)$/gm

/**
 * The sections of policy documents: every heading (`##` and deeper). A heading with an id in front
 * (`## TR-4.2 Late changes`) is named by it, another by its document and title (`POL-4 Late changes`). A document
 * without headings is one section, named by its id.
 *
 * @param policies - of a sandbox, `sandbox.knowledge.policies`
 */
export function policySections(policies: readonly KnowledgeDocument[] = []): readonly PolicySection[] {
  return policies.flatMap((document) => {
    const { id, body } = document
    const sections = [...body.matchAll(heading)].map(([, own, title = '']) => ({
      policy: id,
      name: own ?? `${id} ${title.trim()}`,
      title: title.trim(),
    }))
    return sections.length > 0 ? sections : [{ policy: id, name: id, title: document.title }]
  })
}
