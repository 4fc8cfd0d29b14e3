import { createHash } from 'node:crypto'

/**
 * The id of a record that is named after what it is about: the same parts always give the same id, so that a second
 * record about the same thing collides with the first instead of doubling it.
 *
 * @param prefix - what the id begins with: `VEH-2-`
 * @param digits - hexadecimal digits after it
 * @param parts - what the record is about, as text
 */
export function namedId(prefix: string, digits: number, parts: readonly string[]): string {
  const digest = createHash('sha256').update(parts.join('_')).digest('hex')
  return prefix + digest.slice(0, digits).toUpperCase()
}
