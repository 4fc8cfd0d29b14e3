/** One document that an agent can find: a policy document or a help article. */
export interface KnowledgeDocument {
  /** Stable identifier, unique within its collection. */
  readonly id: string
  readonly title: string
  /** Plain text or Markdown. */
  readonly body: string
  readonly category?: string
}

/** A sandbox's knowledge: named collections of documents, e.g. `{ policies: […], articles: […] }`. */
export type Knowledge = Readonly<Record<string, readonly KnowledgeDocument[]>>

/** One document found, with its relevance (higher is better; comparable only within one search). */
export interface KnowledgeHit extends KnowledgeDocument {
  readonly score: number
}

/** Full-text search with a trigram fallback for typing errors. */
export interface KnowledgeSearch {
  /**
   * @param collection - the collection's name in the sandbox's `knowledge`
   * @param query - words in plain language
   * @param limit - the most documents to return
   */
  search(collection: string, query: string, limit: number): Promise<readonly KnowledgeHit[]>
}
