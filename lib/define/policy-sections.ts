import type { AnySandbox } from './define-sandbox.ts'

const known = new WeakMap<AnySandbox, readonly string[]>()

/**
 * The sections of a sandbox's policies by name, in order: the documents of its knowledge collection `policies`, each
 * divided by its headings (`## Lost`).
 *
 * A section is named after its document's id and its heading, `POL-03: Lost`; what stands before the first heading has
 * the id alone, `POL-03`.
 *
 * @returns nothing for a sandbox without such a collection
 */
export function policySections(sandbox: AnySandbox): readonly string[] {
  let sections = known.get(sandbox)
  if (!sections) {
    sections = (sandbox.knowledge.policies ?? []).flatMap(({ id, body }) => {
      const [first = '', ...rest] = body.split(headingLine)
      const headings = rest.filter((_, index) => index % 2 === 0).map((heading) => `${id}: ${heading}`)
      return first.trim() === '' ? headings : [id, ...headings]
    })
    known.set(sandbox, sections)
  }
  return sections
}

const headingLine = /^##+ +(.+?) *$/m
