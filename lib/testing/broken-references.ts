import { policySections } from '../define/policy-sections.ts'
import type { KnowledgeDocument } from '../sandbox/index.ts'

/**
 * References to policies that do not exist: texts that look like the id of a document or section (`TR-4.2`) but are not. The
 * number that sections share is one (`TR-4`).
 *
 * @param texts - what may refer to them, policies included
 */
export function brokenReferences(
  policies: readonly KnowledgeDocument[],
  texts: readonly { readonly title: string; readonly body: string }[],
): string[] {
  const names = [...policies.map(({ id }) => id), ...policySections(policies).map(({ name }) => name)]
  const known = new Set(names.flatMap((name) => [name, name.replace(/\.\d+$/, '')]))
  const prefixes = new Set([...known].flatMap((name) => /^([A-Z]{2,5})-\d/.exec(name)?.[1] ?? []))
  return texts.flatMap(({ title, body }) =>
    [...body.matchAll(/\b([A-Z]{2,5})-\d+(?:\.\d+)*\b/g)]
      .filter(([reference, prefix = '']) => prefixes.has(prefix) && !known.has(reference))
      .map(([reference]) => `${title} refers to ${reference}`),
  )
}
