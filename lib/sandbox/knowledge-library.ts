import { sqlLiteral } from '../core/sql-literal.ts'
import type { Knowledge, KnowledgeHit } from '../define/knowledge.ts'

/** Runs one statement with parameters and returns its rows. */
export type RunQuery = (sql: string, parameters: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

/** Answers that are kept. */
const mostAnswers = 1000

/** Longer questions are cut: the first words say what it is about. */
const longestQuery = 2000

/** Two words this much alike (share of common trigrams) may be the same word with a typing error. */
const leastLikeness = 0.3

/**
 * Two swapped letters change up to four trigrams of a word, so a word of the same beginning and about the same length may
 * be less alike.
 */
const leastLikenessOfTwins = 0.2

/**
 * The documents that a worker's sandboxes search, in tables that every slot may read and none may write. Variants of
 * a sandbox have their own documents in the same database.
 */
export class KnowledgeLibrary {
  /** Answers, by question: they cannot change, and the attempts of a task ask alike. */
  readonly answers = new Map<string, readonly KnowledgeHit[]>()
  readonly #numbers = new WeakMap<Knowledge, number>()
  #next = firstLibrary

  /** Takes over the documents that the database began with, see {@link knowledgeSql}. */
  adopt(knowledge: Knowledge): void {
    this.#numbers.set(knowledge, this.#next++)
  }

  /**
   * Loads a sandbox's documents unless they are there.
   *
   * @returns the number that {@link searchKnowledge} asks for
   */
  async load(knowledge: Knowledge, exec: (sql: string) => Promise<unknown>): Promise<number> {
    const known = this.#numbers.get(knowledge)
    if (known !== undefined) return known
    const library = this.#next++
    const sql = knowledgeSql(library, knowledge)
    if (sql) await exec(sql)
    this.#numbers.set(knowledge, library)
    return library
  }
}

/** The number of the documents that a database begins with. */
export const firstLibrary = 1

/** The statements that load documents under a number; empty when there are none. */
export function knowledgeSql(library: number, knowledge: Knowledge): string {
  const documents = Object.entries(knowledge).flatMap(([collection, entries]) =>
    entries.map(({ id, title, body, category }, place) => [
      library,
      collection,
      place,
      id,
      title,
      body,
      category,
    ]),
  )
  if (documents.length === 0) return ''
  const rows = documents.map((values) => `(${values.map(sqlLiteral).join(', ')})`)
  return `
    insert into sandbox.documents (library, collection, place, id, title, body, category)
      values ${rows.join(',\n')};
    update sandbox.documents set search =
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('simple', id), 'A') ||
      setweight(to_tsvector('english', coalesce(category, '')), 'B') ||
      setweight(to_tsvector('english', body), 'D') where library = ${library};
    insert into sandbox.words
      select distinct library, collection, word
      from sandbox.documents, unnest(tsvector_to_array(to_tsvector('simple', title || ' ' || body))) word
      where library = ${library} and length(word) >= 3`
}

/*
 * A document's score is the sum over the question's words of how rare the word is in the collection (the logarithm of
 * documents over documents with it, as in inverse document frequency) times how well the document matches it
 * (ts_rank, with words of the title counting four times those of the body). Any word may match: a question in plain
 * language has words that no document has. A word that is in no document is replaced by the words most like it. A document
 * whose id the question names comes first, whatever its score.
 */
const searchSql = `
  with asked as (
    select distinct word from unnest(tsvector_to_array(to_tsvector('simple', $3))) word
  ), stems as (
    select word, stem from asked, unnest(tsvector_to_array(to_tsvector('english', word))) stem
  ), shelf as (
    select id, title, body, category, place, search from sandbox.documents where library = $1 and collection = $2
  ), known as (
    select word, stem, query, (select count(*) from shelf where search @@ query) as found
    from (
      select word, stem, ('''' || replace(replace(stem, '\\', '\\\\'), '''', '''''') || '''')::tsquery as query from stems
    ) quoted
  ), corrected as (
    select near.stem, near.likeness from (select word from known group by word having max(found) = 0) missed,
    lateral (
      select stem, max(likeness) as likeness
      from (
        select word as candidate, similarity(word, missed.word) as likeness from sandbox.words
        where library = $1 and collection = $2
        order by similarity(word, missed.word) desc, word limit 3
      ) likely, unnest(tsvector_to_array(to_tsvector('english', candidate))) stem
      where likeness >= ${leastLikeness} or likeness >= ${leastLikenessOfTwins}
        and left(candidate, 2) = left(missed.word, 2) and abs(length(candidate) - length(missed.word)) <= 2
      group by stem
    ) near
  ), terms as (
    select query, max(likeness) as likeness from (
      select query, 1::real as likeness from known where found > 0
      union all
      select ('''' || replace(replace(stem, '\\', '\\\\'), '''', '''''') || '''')::tsquery, likeness from corrected
    ) every_term group by query
  ), weighed as (
    select query, likeness * ln(1 + (select count(*) from shelf)::float8 / greatest(1, (
      select count(*) from shelf where search @@ query))) as weight
    from terms
  )
  select id, title, body, category, sum(weight * ts_rank('{0.25, 0.4, 0.6, 1.0}', search, query))::float8 as score
  from shelf, weighed where search @@ query
  group by id, title, body, category, place
  order by lower($3) ~ ('(^|[^[:alnum:].-])' || regexp_replace(lower(id), '([^[:alnum:]])', '\\\\\\1', 'g') ||
    '($|[^[:alnum:].-]|[.-]($|[^[:alnum:]]))') desc, score desc, place limit $4`

/**
 * Finds documents by a question in plain words, best first.
 *
 * @param library - the number from {@link KnowledgeLibrary.load}
 * @throws Error when the sandbox has no such collection
 */
export async function searchKnowledge(
  run: RunQuery,
  { answers }: KnowledgeLibrary,
  library: number,
  knowledge: Knowledge,
  {
    collection,
    query,
    limit,
  }: { readonly collection: string; readonly query: string; readonly limit: number },
): Promise<KnowledgeHit[]> {
  if (!Object.hasOwn(knowledge, collection)) {
    const names = Object.keys(knowledge).join(', ') || 'none'
    throw new Error(`the sandbox has no knowledge collection ${collection}; its collections are: ${names}`)
  }
  const wanted = Number.isFinite(limit) ? Math.max(0, Math.floor(limit)) : 10
  const asked = query.slice(0, longestQuery).toWellFormed().replaceAll('\0', ' ')
  const question = JSON.stringify([library, collection, asked, wanted])
  let hits = answers.get(question)
  if (!hits) {
    const { rows } = await run(searchSql, [library, collection, asked, wanted])
    hits = rows.map(toHit)
    if (answers.size >= mostAnswers) answers.clear()
    answers.set(question, hits)
  }
  return hits.map((hit) => ({ ...hit }))
}

function toHit(row: Record<string, unknown>): KnowledgeHit {
  return {
    id: String(row.id),
    title: String(row.title),
    body: String(row.body),
    ...(typeof row.category === 'string' && { category: row.category }),
    score: Number(row.score),
  }
}
