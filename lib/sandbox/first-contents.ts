import { createHash } from 'node:crypto'
import { type AnySandbox, originalOf } from '../define/define-sandbox.ts'
import type { Knowledge } from '../define/knowledge.ts'
import { firstLibrary, knowledgeSql } from './knowledge-library.ts'
import { stableInserts } from './seed.ts'

/**
 * What a database begins with besides its tables, so that not every start has to put it there: the documents and, in every
 * slot, the baseline. A variant's database begins with what belongs to the sandbox that it is a variant of.
 */
export interface FirstContents {
  /** Of the sandbox that they belong to. */
  readonly name: string
  /** Of everything below. */
  readonly key: string
  readonly knowledge: Knowledge
  /** Loads the documents; empty when there are none. */
  readonly knowledgeSql: string
  /** The statements that fill a slot, by short table name. */
  readonly inserts: ReadonlyMap<string, string>
  /** The clock by which they fill it. */
  readonly now: Date
}

const known = new WeakMap<AnySandbox, FirstContents>()

/** @throws SandboxError when a record does not fit its table */
export function firstContents(sandbox: AnySandbox): FirstContents {
  const original = originalOf(sandbox)
  let contents = known.get(original)
  if (!contents) {
    const { name, knowledge, now } = original
    const loading = knowledgeSql(firstLibrary, knowledge)
    const inserts = stableInserts(original)
    const key = createHash('sha256')
      .update(JSON.stringify([loading, [...inserts], now]))
      .digest('hex')
    contents = { name, key, knowledge, knowledgeSql: loading, inserts, now }
    known.set(original, contents)
  }
  return contents
}
