import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { docstringYaml, readDocstrings } from './python-docstrings.ts'

describe('functions with the docstring x', () => {
  it.each([
    ['plain', 'def a():\n    "x"\n'],
    ['async', 'async  def a():\n    "x"\n'],
    ['decorated', '@mark("def a():")\n@other\ndef a():\n    "x"\n'],
    ['on one line, without a line end', 'def a(): "x"'],
    ['with line continuations', 'def \\\n  a \\\n ( ) : \\\n "x"\n'],
    [
      'with defaults full of brackets, colons and quotes',
      `def a(x=") -> :", y={1: "}"}, z='''\n)''', w=f"{x[")"]:{y}}"):\n    "x"\n`,
    ],
    ['with a lambda as the returned type', 'def a(f=lambda x: (x)) -> lambda: {1: 2}:\n    "x"\n'],
    ['with comments around it', 'def a():  # one "no"\n    # two """\n# three\n\n    "x" # y\n'],
    ['before a semicolon', 'def a():\n    "x"; return 1\n'],
    ['in parentheses', 'def a():\n    ((\n  "x"\n))\n'],
    ['in pieces', `def a():\n    ("" 'x' # no\n """""")\n`],
    ['defined before', 'def a():\n    "y"\ndef a():\n    "x"\n'],
    [
      'behind text that looks like it',
      '"""\ndef a():\n    "no"\n"""\n# def a():\nx = """def a():"""\ndef a(): "x"',
    ],
  ])('%s', (_, text) => {
    expect([...readDocstrings(text)]).toEqual([['a', 'x']])
  })
})

describe('functions without a docstring', () => {
  it.each([
    ['pass'],
    ['pass\n    "x"'],
    ['f"x"'],
    ['b"x"'],
    ['"x" f"y"'],
    ['"x".strip()'],
    ['"x" + "y"'],
    ['("x",)'],
    ['y = "x"'],
    ['"""x'],
  ])('%j', (body) => {
    expect(readDocstrings(`def a():\n    ${body}\n`).get('a')).toBeUndefined()
  })
})

describe('literals', () => {
  const value = (literal: string) => readDocstrings(`def a():\n    ${literal}\n`).get('a')

  it.each([
    [String.raw`"a\tb\\n\"\'\a\b\f\v\r"`, 'a\tb\\n"\'\x07\b\f\v\r'],
    [String.raw`"\101\x41\u0041\U00000041\0"`, 'AAAA\0'],
    [String.raw`"\U0001F600\7777"`, '\u{1F600}\u01ff7'],
    [String.raw`"\d \  \{ \A"`, '\\d \\  \\{ \\A'],
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

  it.each([String.raw`"\x4"`, String.raw`"\u00e"`, String.raw`"\U00110000"`, String.raw`"\N{DASH}"`])(
    '%s cannot be resolved without Python',
    (literal) => {
      expect(() => value(literal)).toThrow('that only Python can resolve')
    },
  )

  it('keep any text that is spelt in any of the ways that Python allows', () => {
    const tricky = fc.constantFrom(
      'def b():',
      '"',
      "'",
      '"""',
      '\\',
      '\n',
      '#',
      '{',
      '(',
      ':',
      '!',
      '\t',
      '\r',
    )
    const text = fc
      .array(fc.oneof(tricky, fc.string({ unit: 'binary', maxLength: 3 })))
      .map((all) => all.join(''))
    const quotes = fc.constantFrom('"', "'", '"""', "'''")
    fc.assert(
      fc.property(text, quotes, fc.array(fc.nat(9), { minLength: 1 }), (written, quote, choices) => {
        const spelt = Array.from(written, (char, index) => {
          const hex = (width: number) => (char.codePointAt(0) ?? 0).toString(16).padStart(width, '0')
          const spellings = [
            ...(/["'\\\r\n]/.test(char) ? [] : [char, char, `\\\n${char}`]),
            ...(/["'\\]/.test(char) ? [`\\${char}`] : []),
            ...(hex(2).length === 2 ? [`\\x${hex(2)}`] : []),
            `\\U${hex(8)}`,
          ]
          return spellings[(choices[index % choices.length] ?? 0) % spellings.length]
        }).join('')
        expect(value(`${quote}${spelt}${quote}`)).toBe(written)
      }),
    )
  })
})

describe('the YAML of a docstring', () => {
  it.each([
    ['the documented form', '!\n    a: 1\n    b:\n      c: 2\n    ', '\na: 1\nb:\n  c: 2\n'],
    ['a text that starts behind the mark', '!a: 1\n    b: 2', 'a: 1\nb: 2'],
    ['blanks around the mark', '\n    !  \n    a: 1\n', '\na: 1\n'],
    ['tabs as indentation', '!\n\ta: 1\n\tb:\n\t  c: 2', '\na: 1\nb:\n  c: 2'],
    ['a tab against spaces', '!\n        a:\n\t  b: 2', '\na:\n  b: 2'],
    ['empty lines at the margin', '!\n    a: |-\n      x\n\n      y\n', '\na: |-\n  x\n\n  y\n'],
    ['tabs inside the text', '!\n    a: x\ty', '\na: x\ty'],
    ['carriage returns', '!\n    a: 1\r\n    b: 2\r    c: 3', '\na: 1\nb: 2\nc: 3'],
    ['nothing else', '!', ''],
  ])('in %s', (_, docstring, yaml) => {
    expect(docstringYaml(docstring)).toBe(yaml)
  })

  it.each(['', ' ', 'Some words!', '\n    query: x', '? !'])('is not in %j', (docstring) => {
    expect(docstringYaml(docstring)).toBeUndefined()
  })
})
