import fc from 'fast-check'
import { expect, it } from 'vitest'
import { docstringYaml } from './docstring-yaml.ts'
import { docstringOf, readPythonModule } from './python-functions.ts'

/** The YAML of the first function's docstring. */
function yamlOf(python: string) {
  const module = readPythonModule(python)
  const [definition] = module.functions
  const docstring = definition && docstringOf(module, definition)
  return docstring && docstringYaml(docstring)
}

const inFunction = (docstring: string) => `def a():\n    """${docstring}"""\n`

it.each([
  ['the documented form', '!\n    a: 1\n    b:\n      c: 2\n    ', '\na: 1\nb:\n  c: 2\n'],
  ['a text that starts behind the mark', '!a: 1\n    b: 2', 'a: 1\nb: 2'],
  ['blanks around the mark', '\n    !  \n    a: 1\n', '\na: 1\n'],
  ['tabs as indentation', '!\n\ta: 1\n\tb:\n\t  c: 2', '\na: 1\nb:\n  c: 2'],
  ['a tab against spaces', '!\n        a:\n\t  b: 2', '\na:\n  b: 2'],
  ['empty lines at the margin', '!\n    a: |-\n      x\n\n      y\n', '\na: |-\n  x\n\n  y\n'],
  ['tabs inside the text', '!\n    a: x\ty', '\na: x\ty'],
  ['escaped carriage returns', '!\n    a: 1\\r\\n    b: 2\\r    c: 3', '\na: 1\nb: 2\nc: 3'],
  ['nothing else', '!', ''],
])('takes the YAML out of %s', (_, docstring, yaml) => {
  expect(yamlOf(inFunction(docstring))?.text).toBe(yaml)
})

it.each(['', ' ', 'Some words!', '\n    query: x', '? !'])('finds none in %j', (docstring) => {
  expect(yamlOf(inFunction(docstring))).toBeUndefined()
})

it('knows where each character of the YAML stands in the file', () => {
  const line = fc.tuple(fc.nat(6), fc.stringMatching(/^[a-z]([a-z: #-]{0,8}[a-z])?$/))
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1 }),
      fc.constantFrom('', '\\t', '\\u0041', '\\\n'),
      (lines, ending) => {
        const body = lines.map(([indent, text]) => `\n    ${' '.repeat(indent)}${text}${ending}`).join('')
        const python = inFunction(`!${body}\n    `)
        const yaml = yamlOf(python)
        for (const [offset, char] of Array.from(yaml?.text ?? '').entries()) {
          const there = python[yaml?.fileOffset(offset) ?? -1]
          if (there !== '\\') expect(there).toBe(char)
        }
        for (const [, text] of lines) {
          const found = yaml?.text.indexOf(text) ?? -1
          expect(python.startsWith(text, yaml?.fileOffset(found))).toBe(true)
        }
      },
    ),
  )
})
