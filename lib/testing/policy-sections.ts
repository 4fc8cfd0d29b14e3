import type { KnowledgeDocument } from '../sandbox/index.ts'

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
 * (`## TR-4.2 Late changes`) is named by it, another by its document and title (`POL-4 Late changes`).
 */
export function policySections(policies: readonly KnowledgeDocument[]): PolicySection[] {
  return policies.flatMap(({ id, body }) =>
    [...body.matchAll(heading)].map(([, own, title = '']) => ({
      policy: id,
      name: own ?? `${id} ${title.trim()}`,
      title: title.trim(),
    })),
  )
}

/**
 * References to policies that do not exist: whatever looks like an id of a document or section (`TR-4.2`), and is none.
 *
 * @param texts - what may refer to them, policies included
 */
export function brokenReferences(
  policies: readonly KnowledgeDocument[],
  texts: readonly { readonly title: string; readonly body: string }[],
): string[] {
  const known = new Set([
    ...policies.map(({ id }) => id),
    ...policySections(policies).map(({ name }) => name),
  ])
  const prefixes = new Set([...known].flatMap((name) => /^([A-Z]{2,5})-\d/.exec(name)?.[1] ?? []))
  return texts.flatMap(({ title, body }) =>
    [...body.matchAll(/\b([A-Z]{2,5})-\d+(?:\.\d+)*\b/g)]
      .filter(([reference, prefix = '']) => prefixes.has(prefix) && !known.has(reference))
      .map(([reference]) => `${title} refers to ${reference}`),
  )
}
