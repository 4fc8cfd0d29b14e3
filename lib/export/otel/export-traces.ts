import { type ExportedRun, readTrials } from '../export-rows.ts'
import type { Span } from './span.ts'
import { trialSpans } from './trial-spans.ts'

/** Spans of one resource, as OTLP sends them. */
export interface ResourceSpans {
  readonly resource: object
  readonly scopeSpans: readonly { readonly scope: object; readonly spans: readonly Span[] }[]
}

export interface TraceOptions {
  /** Whether messages, arguments and results are in the traces. */
  readonly content: boolean
  /** Takes what no export may hold, such as keys, out of a text. */
  clean(text: string): string
}

/**
 * The trials of some runs, one trace each; each trial is read when its turn comes.
 *
 * @throws ResultsError when a journal cannot be read
 */
export function* exportTraces(
  runs: readonly ExportedRun[],
  { content, clean }: TraceOptions,
): Generator<ResourceSpans> {
  const name = 'vitest-thinkingbox'
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: name } }] }
  for (const exported of readTrials(runs, clean))
    yield { resource, scopeSpans: [{ scope: { name }, spans: trialSpans(exported, content) }] }
}
