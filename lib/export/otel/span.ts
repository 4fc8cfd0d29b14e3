/** A span in OTLP's JSON encoding: ids in hexadecimal, times and whole numbers as decimal text. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly KeyValue[]
  readonly events?: readonly SpanEvent[]
  readonly status: { readonly code?: number; readonly message?: string }
}

export interface SpanEvent {
  readonly name: string
  readonly timeUnixNano: string
  readonly attributes: readonly KeyValue[]
}

export interface KeyValue {
  readonly key: string
  readonly value: AnyValue
}

type AnyValue =
  | { readonly stringValue: string }
  | { readonly boolValue: boolean }
  | { readonly intValue: string }
  | { readonly doubleValue: number }
  | { readonly arrayValue: { readonly values: readonly AnyValue[] } }

/** What an attribute may be; undefined leaves it out. */
export type AttributeValue = string | boolean | number | Double | readonly string[] | undefined

/** A number that may be a fraction, and so is one also where it happens to be whole: an attribute has one type. */
export class Double {
  readonly value: number

  constructor(value: number) {
    this.value = value
  }
}

export const spanKinds = { internal: 1, client: 3 } as const

/** The status of what went wrong; all else is left unset, as the conventions ask. */
export function errorStatus(message: string): Span['status'] {
  return { code: 2, message }
}

/** Attributes as OTLP has them, in the given order. */
export function toAttributes(values: Readonly<Record<string, AttributeValue>>): KeyValue[] {
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: toAnyValue(value) }],
  )
}

function toAnyValue(value: NonNullable<AttributeValue>): AnyValue {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  if (typeof value === 'number') return { intValue: String(Math.round(value)) }
  if (value instanceof Double) return { doubleValue: value.value }
  return { arrayValue: { values: value.map((each) => ({ stringValue: each })) } }
}
