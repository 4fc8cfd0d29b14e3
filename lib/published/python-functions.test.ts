import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { docstringOf, readPythonModule } from './python-functions.ts'

/** Names and docstrings of all functions, in the file's order. */
function found(text: string) {
  const module = readPythonModule(text)
  return module.functions.map((definition) => [definition.name, docstringOf(module, definition)?.text])
}

describe('functions', () => {
  it.each([
    ['plain', 'def a():\n    "x"\n'],
    ['async', 'async  def a():\n    "x"\n'],
    ['decorated', '@mark("def a():")\n@other\ndef a():\n    "x"\n'],
    ['on one line', 'def a(): "x"\n'],
    ['without a line end', 'def a(): "x"'],
    ['with blanks everywhere', 'def\ta (  ) :\n\n   \n    "x"   \n'],
    ['with line continuations', 'def \\\n  a \\\n ( ) : \\\n "x"\n'],
    ['with type parameters', 'def a[T: (int, str), *U](x: T) -> T:\n    "x"\n'],
    [
      'with defaults full of brackets, colons and quotes',
      `def a(x=") -> :", y={1: "}"}, z='''\n)''', w=f"{x[")"]:{y}}"):\n    "x"\n`,
    ],
    ['with a lambda as the returned type', 'def a(f=lambda x: (x)) -> lambda: {1: 2}:\n    "x"\n'],
    [
      'with annotations over many lines',
      'def a(\n    # first: (\n    x: "A[B]",  # )\n    *, y: dict[str, int] = {},\n) -> (\n    None\n):\n    "x"\n',
    ],
    [
      'with comments before the docstring',
      'def a():  # one "no"\n    # two """\n# three, at the margin\n\n    "x"\n',
    ],
    ['with a semicolon behind the docstring', 'def a():\n    "x"; return 1\n'],
    ['with a comment behind the docstring', 'def a():\n    "x" # y\n'],
    ['indented by a tab', 'def a():\n\t"x"\n'],
    ['with a form feed', '\fdef a():\n    "x"\n'],
    ['in parentheses', 'def a():\n    ((\n  "x"\n))\n'],
    ['of pieces', `def a():\n    "" 'x' \\\n    """"""\n`],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([['a', 'x']])
  })

  it.each([
    ['none', 'def a():\n    pass\n'],
    ['none but a string further down', 'def a():\n    pass\n    "x"\n'],
    ['an f-string', 'def a():\n    f"x"\n'],
    ['bytes', 'def a():\n    b"x"\n'],
    ['pieces, one of them an f-string', 'def a():\n    "x" f"y"\n'],
    ['an expression', 'def a():\n    "x".strip()\n'],
    ['a sum', 'def a():\n    "x" + "y"\n'],
    ['a tuple', 'def a():\n    ("x",)\n'],
    ['an assignment', 'def a():\n    y = "x"\n'],
    ['a string of the code behind it', 'def a(): ...\n"x"\n'],
    ['a string that is not indented', 'def a():\n"x"\n'],
  ])('without a docstring: %s', (_, text) => {
    expect(found(text)).toEqual([['a', undefined]])
  })

  it.each([
    ['a comment', '# def a():\n'],
    ['a string', '"""\ndef a():\n    "x"\n"""\n'],
    ['a string with a line continuation', '"\\\ndef a():\\\n"\n'],
    ['brackets', 'x = (\ndef\n)\n'],
    ['a longer name', 'undef a():\n    "x"\ndefine(a)\n'],
    ['an unfinished head', 'def a(\n'],
    ['an attribute', 'x.def_a()\nx = def_\n'],
  ])('that only look like one, in %s', (_, text) => {
    expect(found(text)).toEqual([])
  })

  it('nested in classes, blocks and functions', () => {
    const text = `class K:
    """def no(): "x" """
    def a(self):
        "1"
        def b():
            "2"
    if True:
        async def c(self): '3'
def d(): '4'
`
    expect(found(text)).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
      ['d', '4'],
    ])
    const { functions } = readPythonModule(text)
    expect(functions.map(({ topLevel }) => topLevel)).toEqual([false, false, false, true])
  })

  it('spelt in compatibility characters, as Python reads them', () => {
    expect(found('def ｔｅｓｔ_ﬁ():\n    "x"\n')).toEqual([['test_fi', 'x']])
  })

  it.each([
    ['a triple-quoted string that never ends', 'def a():\n    "x"\n"""\ndef b():\n', 17],
    ['a string cut off by a line end', 'x = "abc\ndef a():\n    "x"\n', 4],
    ['a bracket that is never closed', 'def a():\n    "x"\nf(1,\n', 18],
  ])('before and behind %s, whose place is told', (_, text, offset) => {
    const module = readPythonModule(text)
    expect(module.faults.map((fault) => fault.offset)).toEqual([offset])
    expect(module.functions.map(({ name }) => name)).toEqual(['a'])
  })
})

describe('docstring values', () => {
  const value = (literal: string) => found(`def a():\n    ${literal}\n`)[0]?.[1]

  it.each([
    [String.raw`"a\tb\\n\"\'\a\b\f\v\r"`, 'a\tb\\n"\'\x07\b\f\v\r'],
    [String.raw`"\101\x41\u0041\U00000041\0"`, 'AAAA\0'],
    [String.raw`"\U0001F600\7777"`, '\u{1F600}\u01ff7'],
    [String.raw`"\d \  \{ \N"`.replace(' \\N', ''), '\\d \\  \\{'],
    [String.raw`r"\n\" \\"`, String.raw`\n\" \\`],
    [String.raw`U'\u00e9'`, 'é'],
    [String.raw`R'''\u00e9'''`, String.raw`\u00e9`],
    ['"""a"b""c\\""""', 'a"b""c"'],
    ["'''a\nb'c\"\"\"'''", 'a\nb\'c"""'],
    ['"one \\\n    two"', 'one     two'],
    ['""', ''],
  ])('%s', (literal, text) => {
    expect(value(literal)).toBe(text)
  })

  it.each([
    [String.raw`"ab\x4"`, 2],
    [String.raw`"ab\u00e"`, 2],
    [String.raw`"ab\U00110000"`, 2],
    [String.raw`"ab\N{DASH}"`, 2],
  ])('report an escape that cannot be resolved: %s', (literal, at) => {
    const module = readPythonModule(`def a(): ${literal}\n`)
    const [definition] = module.functions
    const faults = definition && docstringOf(module, definition)?.faults
    expect(faults?.map(({ offset }) => offset)).toEqual(['def a(): '.length + 1 + at])
  })
})

describe('generated files', () => {
  /** Text that Python's grammar gives every chance to go wrong on. */
  const trickyText = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'def b():',
          '"',
          "'",
          '"""',
          "'''",
          '\\',
          '\n',
          '#',
          '{',
          '}',
          '(',
          ')',
          ':',
          '!',
          ' ',
          '\t',
          '\r',
        ),
        fc.string({ unit: 'binary', maxLength: 4 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''))

  const quotes = fc.constantFrom('"', "'", '"""', "'''")

  /** One literal whose value is the text, spelt in one of the ways that Python allows. */
  const literalOf = (text: string, quote: string, choices: readonly number[], rawWanted: boolean) => {
    const rawPossible = !/["'\\\r]/.test(text) && (quote.length === 3 || !text.includes('\n'))
    if (rawWanted && rawPossible) return `${choices.length % 2 ? 'r' : 'R'}${quote}${text}${quote}`
    const spelt = Array.from(text, (char, index) => {
      const code = char.codePointAt(0) ?? 0
      const plain = !/["'\\\r]/.test(char) && (quote.length === 3 || char !== '\n')
      const hex = (width: number) => code.toString(16).padStart(width, '0')
      const spellings = [
        ...(plain ? [char, char, char, `\\\n${char}`] : []),
        ...(/["'\\]/.test(char) ? [`\\${char}`] : []),
        ...(code <= 0xff ? [`\\x${hex(2)}`, `\\${code.toString(8).padStart(3, '0')}`] : []),
        ...(code <= 0xffff ? [`\\u${hex(4)}`] : []),
        `\\U${hex(8)}`,
      ]
      return spellings[(choices[index % Math.max(1, choices.length)] ?? 0) % spellings.length]
    })
    return `${choices.length % 3 ? '' : 'u'}${quote}${spelt.join('')}${quote}`
  }

  const docstring = fc
    .record({
      parts: fc.array(fc.tuple(trickyText, quotes, fc.array(fc.nat(20), { maxLength: 8 }), fc.boolean()), {
        minLength: 1,
        maxLength: 3,
      }),
      parenthesised: fc.boolean(),
    })
    .map(({ parts, parenthesised }) => {
      const literals = parts.map((part) => literalOf(...part)).join(parenthesised ? '\n  # "\n ' : ' ')
      return {
        source: parenthesised ? `(${literals})` : literals,
        value: parts.map(([text]) => text).join(''),
      }
    })

  const signature = fc.constantFrom(
    '()',
    '(x: TestContext, judge: Judge)',
    '(x="def b():", *, y=\'):\')',
    '(\n    x,  # def b(): "\n    y: "T" = {":": [1]},\n) -> dict[str, "x"]',
    '[T](x: T = lambda a: (a, ")")) -> T',
    '(x=f"{a["b"]:>{w}} {{ \\" {c!r}", y=rb\'\\\'\')',
  )
  const preamble = fc.constantFrom(
    '',
    '# a comment with """\n',
    '@decorator(name="def b():")\n',
    'X = """\ndef b():\n    "no"\n"""\n',
    "Y = f'{x:{y}} {z['k']} {{'\n",
    'Z = [\n"def b():",  # )\n]\n',
    'async_def = 1; undef = r"\\\\"; n = 0xdef\n',
  )
  const behindHead = fc.constantFrom(
    '\n',
    '  # """\n',
    '\n\n\t\n',
    '\n# at the margin\n        # further in\n',
  )

  const definition = fc.record({
    preamble,
    head: fc.constantFrom('def ', 'async def ', 'def\t', 'def \\\n  '),
    name: fc.constantFrom('test_a', 'test_case_ST001_001', 'défi', '_'),
    signature,
    behindHead,
    docstring: fc.option(docstring, { nil: undefined }),
    block: fc.boolean(),
    tail: fc.constantFrom('pass', 'return f"{x}"', 'x = """ def b(): """', "validate(x, 'it''s')"),
  })

  const program = fc.array(definition, { maxLength: 5 }).map((definitions) => ({
    text: definitions.map(write).join(''),
    expected: definitions.map(({ name, docstring }) => [name, docstring?.value]),
  }))

  function write(part: typeof definition extends fc.Arbitrary<infer T> ? T : never): string {
    const margin = part.block ? '    ' : ''
    const decorated = part.preamble.startsWith('@')
    const opening = part.block ? 'if True:\n' : ''
    const before = decorated ? `${opening}${margin}${part.preamble}` : `${part.preamble}${opening}`
    const body = `${margin}    `
    const documented = part.docstring ? `${body}${part.docstring.source}\n` : ''
    return `${before}${margin}${part.head}${part.name}${part.signature}:${part.behindHead}${documented}${body}${part.tail}\n`
  }

  it('give back every function with the docstring that was written', () => {
    fc.assert(
      fc.property(program, ({ text, expected }) => {
        expect(found(text)).toEqual(expected)
        expect(readPythonModule(text).faults).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('say of each character of a docstring where it was written', () => {
    fc.assert(
      fc.property(program, ({ text }) => {
        const module = readPythonModule(text)
        for (const definition of module.functions) {
          const decoded = docstringOf(module, definition)
          if (!decoded) continue
          const [first] = definition.docstring
          const last = definition.docstring.at(-1)
          let before = first?.contentStart ?? 0
          for (const [index, char] of decoded.text.split('').entries()) {
            const offset = decoded.originOf(index)
            expect(offset).toBeGreaterThanOrEqual(before)
            expect(offset).toBeLessThan(last?.contentEnd ?? 0)
            if (text[offset] !== '\\' && !isLowSurrogate(char)) expect(text[offset]).toBe(char)
            before = offset
          }
        }
      }),
    )
  })

  /** The second half of an escaped `\\U0001F600` has no character of its own in the file. */
  function isLowSurrogate(char: string): boolean {
    return /[\udc00-\udfff]/.test(char)
  }

  it('end, whatever the text', () => {
    fc.assert(
      fc.property(trickyText, (text) => Array.isArray(found(text))),
      { numRuns: 1000 },
    )
  })
})
