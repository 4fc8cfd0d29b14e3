import {
  type Document,
  type DocumentOptions,
  type ParseOptions,
  parseDocument,
  type ScalarTag,
  type SchemaOptions,
} from 'yaml'

// PyYAML resolves plain scalars by these patterns, which are narrower than YAML 1.1's own: `y` and `1e5` are text,
// `09:30` is text but `10:30` is 630. Source: https://yaml.org/type/ and PyYAML 6's implicit resolvers.
const nullPattern = /^(?:~|null|Null|NULL|)$/
const booleanPattern = /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/
const truePattern = /^(?:yes|true|on)$/i
const integerPattern =
  /^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x[0-9a-fA-F_]+|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+)$/
const floatPattern =
  /^(?:[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/

// Timestamps stay the text that was written: a record's column is text or JSON, never a Python object.
const scalars: ScalarTag[] = [
  { tag: 'tag:yaml.org,2002:null', default: true, test: nullPattern, resolve: () => null },
  {
    tag: 'tag:yaml.org,2002:bool',
    default: true,
    test: booleanPattern,
    resolve: (text) => truePattern.test(text),
  },
  { tag: 'tag:yaml.org,2002:int', default: true, test: integerPattern, resolve: readInteger },
  { tag: 'tag:yaml.org,2002:float', default: true, test: floatPattern, resolve: readFloat },
]

const options: ParseOptions & DocumentOptions & SchemaOptions = {
  version: '1.1',
  schema: 'failsafe',
  customTags: scalars,
  merge: true,
  // As in PyYAML, the last of two equal keys counts.
  uniqueKeys: false,
}

/**
 * The value of a YAML text as the release's own loader (PyYAML, YAML 1.1) reads it.
 *
 * @param text - YAML with `\n` line ends
 * @throws Error naming line and column in the text
 */
export function parsePyYaml(text: string): unknown {
  const document = parseLaxly(text)
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) throw problem
  // Records are shared through aliases often; an alias bomb is not to be feared in a file that the user chose.
  return document.toJS({ maxAliasCount: -1 })
}

/**
 * PyYAML is laxer than the specification: the later lines of a quoted text or of a `[…]`/`{…}` may stand further left than
 * the mapping they belong to. A docstring has such lines whenever a `\n` of Python's stands inside a quoted YAML text.
 * Their own leading blanks mean nothing, so each is moved to the right and the text is parsed again.
 */
function parseLaxly(text: string): Document.Parsed {
  const first = parseDocument(text, options)
  const indent = ' '.repeat(1 + Math.max(...text.split('\n').map((line) => line.search(/[^ ?-]|$/))))
  let document = first
  let current = text
  let lastMoved = 0
  while (document.errors.length > 0) {
    const lineStart = underIndentedLine(current, document)
    if (lineStart === undefined || lineStart <= lastMoved) return first
    lastMoved = lineStart
    current = current.slice(0, lineStart) + indent + current.slice(lineStart)
    document = parseDocument(current, options)
  }
  return document
}

/** The start of the line that the parser found too far left inside a quoted text or flow collection. */
function underIndentedLine(text: string, document: Document.Parsed): number | undefined {
  const error = document.errors[0]
  if (error === undefined || !/Missing closing ['"]quote|sufficiently indented/.test(error.message))
    return undefined
  const [offset] = error.pos
  const lineStart = text[offset] === '\n' ? offset + 1 : text.lastIndexOf('\n', offset - 1) + 1
  return lineStart > 0 && lineStart < text.length ? lineStart : undefined
}

function readInteger(source: string, fail: (message: string) => void): number {
  const text = source.replaceAll('_', '')
  const sign = text.startsWith('-') ? -1 : 1
  const value = sign * readDigits(text.replace(/^[-+]/, ''))
  if (!Number.isSafeInteger(value)) fail(`the integer ${source} is too large to be read exactly`)
  return value
}

function readDigits(digits: string): number {
  if (digits.includes(':')) return readSexagesimal(digits)
  if (/^0[bx]/i.test(digits)) return Number(digits)
  return digits.length > 1 && digits.startsWith('0') ? Number.parseInt(digits, 8) : Number(digits)
}

function readFloat(source: string): number {
  const text = source.replaceAll('_', '').toLowerCase()
  const sign = text.startsWith('-') ? -1 : 1
  const digits = text.replace(/^[-+]/, '')
  if (digits === '.inf') return sign * Number.POSITIVE_INFINITY
  if (digits === '.nan') return Number.NaN
  return sign * (digits.includes(':') ? readSexagesimal(digits) : Number(digits))
}

/** YAML 1.1 writes `1:30:00` for 5400. */
function readSexagesimal(digits: string): number {
  return digits.split(':').reduce((total, part) => total * 60 + Number(part), 0)
}
