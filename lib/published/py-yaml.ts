import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type ScalarTag,
  visit,
} from 'yaml'
import { parseLaxly } from './flow-indent.ts'

/** A YAML text read as the release's own loader (PyYAML, YAML 1.1) reads it. */
export interface PyYaml {
  readonly data: unknown
  readonly errors: readonly { readonly offset: number; readonly message: string }[]
  /** Keys that stand twice in one mapping: the last one counts, as in PyYAML. */
  readonly duplicateKeys: readonly { readonly offset: number; readonly key: string }[]
  /** Offset of the value at a path, or of the nearest thing above it that exists. */
  readonly locate: (path: readonly PropertyKey[]) => number
}

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

// An alias bomb is not to be feared in a file that the user chose; honest files share records through aliases often.
const mostAliases = 100_000

/** @param text - YAML with `\n` line ends */
export function parsePyYaml(text: string): PyYaml {
  const { document, original } = parseLaxly(text, {
    version: '1.1',
    schema: 'failsafe',
    customTags: scalars,
    merge: true,
    uniqueKeys: false,
    prettyErrors: false,
  })
  const { unknownAliases, duplicateKeys } = survey(document)
  const errors = [
    ...[...document.errors, ...document.warnings].map(({ pos, message }) => ({
      offset: original(message.startsWith('Missing closing') ? openingQuote(document, pos[0]) : pos[0]),
      message: message.replace(/\s+/g, ' '),
    })),
    ...unknownAliases.map(({ offset, name }) => ({
      offset: original(offset),
      message: `the alias *${name} stands for nothing that is complete before it`,
    })),
  ]
  let data: unknown
  if (errors.length === 0) {
    try {
      data = document.toJS({ maxAliasCount: mostAliases })
    } catch (error) {
      errors.push({ offset: 0, message: error instanceof Error ? error.message : String(error) })
    }
  }
  return {
    data,
    errors,
    duplicateKeys: duplicateKeys.map(({ offset, key }) => ({ offset: original(offset), key })),
    locate: (path) => original(locate(document, path)),
  }
}

function readInteger(source: string, fail: (message: string) => void): number {
  const text = source.replaceAll('_', '')
  const sign = text.startsWith('-') ? -1 : 1
  const digits = text.replace(/^[-+]/, '')
  const value = sign * readDigits(digits)
  if (!Number.isSafeInteger(value)) fail(`the integer ${source} is too large to be read exactly: quote it`)
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

/** An unclosed quote is missed only at the end of the text; where it was opened is the place to look at. */
function openingQuote(document: Document, end: number): number {
  let start = end
  visit(document, {
    Scalar(_, { range, type }) {
      if (type?.startsWith('QUOTE_') && range && range[0] < end) start = range[0]
    },
  })
  return start
}

interface Survey {
  readonly unknownAliases: readonly { readonly offset: number; readonly name: string }[]
  readonly duplicateKeys: readonly { readonly offset: number; readonly key: string }[]
}

function survey(document: Document): Survey {
  const anchors = new Set<string | undefined>()
  const unknownAliases: { offset: number; name: string }[] = []
  const duplicateKeys: { offset: number; key: string }[] = []
  visit(document, {
    Scalar(_, { anchor }) {
      anchors.add(anchor)
    },
    Seq(_, { anchor }) {
      anchors.add(anchor)
    },
    Map(_, { anchor, items }) {
      anchors.add(anchor)
      const seen = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key) || typeof key.value === 'symbol') continue
        if (seen.has(key.value)) duplicateKeys.push({ offset: key.range?.[0] ?? 0, key: String(key.value) })
        seen.add(key.value)
      }
    },
    Alias(_, { source, range }, path) {
      const inItself = path.some((node) => isNode(node) && node.anchor === source)
      if (inItself || !anchors.has(source)) unknownAliases.push({ offset: range?.[0] ?? 0, name: source })
    },
  })
  return { unknownAliases, duplicateKeys }
}

function locate(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = (document.contents as Node | null)?.range?.[0] ?? 0
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document)
    if (isMap(node)) {
      const pair = node.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(step))
      if (!pair) return offset
      offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      offset = (node as Node | undefined)?.range?.[0] ?? offset
    } else return offset
  }
  return offset
}
