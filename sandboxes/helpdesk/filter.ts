import { compareValues, type Operator, operators } from './compare-values.ts'
import { filterTokens, type Token } from './filter-tokens.ts'

export type DeskRow = Readonly<Record<string, unknown>>
export type RowTest = (row: DeskRow) => boolean
type Reader = (row: DeskRow) => unknown

const everyRow: RowTest = () => true

const textFunctions: Readonly<Record<string, (value: string, part: string) => boolean>> = {
  contains: (value, part) => value.includes(part),
  startswith: (value, part) => value.startsWith(part),
  endswith: (value, part) => value.endsWith(part),
}

/**
 * Understands an OData `$filter`: `eq ne gt ge lt le`, `in (…)`, `and or not`, parentheses, `contains`,
 * `startswith`, `endswith`, `tolower`, `toupper`, and `list/any(x: …)`. Text stands in single or double quotes.
 *
 * A filter that is no comparison at all is ignored and every row passes. That is how the recorded desk answers
 * (`'email eq "a@b.c"'` with quotes around the whole, or just `email`, list the whole table), so a caller cannot
 * rely on being told about a mistake in a filter.
 *
 * @example
 * ```ts
 * const test = parseFilter("requester_id eq '7' and (status eq 'open' or status eq 'hold')")
 * rows.filter(test)
 * ```
 */
export function parseFilter(filter: string | null | undefined): RowTest {
  if (filter === null || filter === undefined || filter.trim() === '') return everyRow
  const tokens = filterTokens(filter)
  if (tokens === null) return everyRow
  try {
    return new FilterParser(tokens).parse()
  } catch (error) {
    if (error instanceof NotAFilter) return everyRow
    throw error
  }
}

/**
 * The column and the text of a filter that asks only whether one is equal to the other, so that the database can be asked
 * for those rows alone. What such a filter finds is among them.
 */
export function equalityOf(
  filter: string | null | undefined,
): { readonly column: string; readonly value: string } | undefined {
  const [name, operator, literal, ...more] = filterTokens(filter ?? '') ?? []
  if (name?.kind !== 'word' || operator?.kind !== 'word' || literal?.kind !== 'text' || more.length > 0)
    return undefined
  return operator.value.toLowerCase() === 'eq' ? { column: name.value, value: literal.value } : undefined
}

class NotAFilter extends Error {}

/** A filter nested deeper than this is not one that a caller means; it also bounds the recursion. */
const maximumDepth = 100

class FilterParser {
  readonly #tokens: Token[]
  #next = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = [...tokens]
  }

  parse(): RowTest {
    const test = this.#or()
    if (this.#next < this.#tokens.length) throw new NotAFilter()
    return test
  }

  #or(): RowTest {
    if (++this.#depth > maximumDepth) throw new NotAFilter()
    const tests = [this.#and()]
    while (this.#takeWord('or')) tests.push(this.#and())
    this.#depth--
    return (row) => tests.some((test) => test(row))
  }

  #and(): RowTest {
    const tests = [this.#not()]
    while (this.#takeWord('and')) tests.push(this.#not())
    return (row) => tests.every((test) => test(row))
  }

  #not(): RowTest {
    let negated = false
    while (this.#takeWord('not')) negated = !negated
    const test = this.#primary()
    return negated ? (row) => !test(row) : test
  }

  #primary(): RowTest {
    if (this.#takeMark('(')) {
      const test = this.#or()
      this.#expectMark(')')
      return test
    }
    const name = this.#word()
    const textFunction = textFunctions[name.toLowerCase()]
    if (textFunction && this.#takeMark('(')) return this.#textFunction(textFunction)
    if (/\/any$/i.test(name) && this.#takeMark('(')) return this.#any(name.slice(0, -'/any'.length))
    return this.#comparison(this.#reader(name))
  }

  /** `contains(subject, 'x')`, which may be compared with `true` or `false`. */
  #textFunction(holds: (value: string, part: string) => boolean): RowTest {
    const read = this.#reader(this.#word())
    this.#expectMark(',')
    const part = this.#literal()
    this.#expectMark(')')
    const test: RowTest = (row) => {
      const value = read(row)
      return typeof value === 'string' && holds(value, String(part))
    }
    const operator = this.#takeOperator()
    if (!operator) return test
    const wanted = this.#literal()
    return (row) => compareValues(test(row), operator, wanted)
  }

  /** `tags/any(t: t eq 'vpn')`. */
  #any(list: string): RowTest {
    const [variable = '', rest] = this.#word().split(/:(.*)/s)
    // Written without a space (`t:t eq 'vpn'`), the variable and the next word are one token.
    if (rest) this.#tokens.splice(this.#next, 0, { kind: 'word', value: rest })
    else this.#takeWord(':')
    const test = this.#or()
    this.#expectMark(')')
    return (row) => {
      const elements = row[list]
      return Array.isArray(elements) && elements.some((element) => test({ [variable]: element }))
    }
  }

  #comparison(read: Reader): RowTest {
    if (this.#takeWord('in')) {
      this.#expectMark('(')
      const values = [this.#literal()]
      while (this.#takeMark(',')) values.push(this.#literal())
      this.#expectMark(')')
      return (row) => values.some((value) => compareValues(read(row), 'eq', value))
    }
    const operator = this.#takeOperator()
    if (!operator) throw new NotAFilter()
    const value = this.#literal()
    return (row) => compareValues(read(row), operator, value)
  }

  /** A column, or `tolower(column)`. A name that no row has reads as null: such a filter finds nothing. */
  #reader(name: string): Reader {
    const fold = /^tolower$/i.test(name) ? 'lower' : /^toupper$/i.test(name) ? 'upper' : undefined
    if (!fold || !this.#takeMark('(')) return (row) => (Object.hasOwn(row, name) ? row[name] : null)
    const column = this.#word()
    const read: Reader = (row) => (Object.hasOwn(row, column) ? row[column] : null)
    this.#expectMark(')')
    return (row) => {
      const value = read(row)
      if (typeof value !== 'string') return value
      return fold === 'lower' ? value.toLowerCase() : value.toUpperCase()
    }
  }

  #literal(): unknown {
    const token = this.#take()
    if (token?.kind === 'text') return token.value
    if (token?.kind !== 'word') throw new NotAFilter()
    const word = token.value
    if (/^null$/i.test(word)) return null
    if (/^true$/i.test(word)) return true
    if (/^false$/i.test(word)) return false
    return /^[+-]?\d+(\.\d+)?$/.test(word) ? Number(word) : word
  }

  #takeOperator(): Operator | undefined {
    const token = this.#tokens[this.#next]
    if (token?.kind !== 'word') return undefined
    const operator = operators.find((name) => name === token.value.toLowerCase())
    if (operator) this.#next++
    return operator
  }

  #take(): Token | undefined {
    return this.#tokens[this.#next++]
  }

  #word(): string {
    const token = this.#take()
    if (token?.kind !== 'word') throw new NotAFilter()
    return token.value
  }

  #takeWord(word: string): boolean {
    const token = this.#tokens[this.#next]
    if (token?.kind !== 'word' || token.value.toLowerCase() !== word) return false
    this.#next++
    return true
  }

  #takeMark(mark: string): boolean {
    const token = this.#tokens[this.#next]
    if (token?.kind !== 'mark' || token.value !== mark) return false
    this.#next++
    return true
  }

  #expectMark(mark: string): void {
    if (!this.#takeMark(mark)) throw new NotAFilter()
  }
}
