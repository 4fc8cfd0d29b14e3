import type { Deviation } from '../grading/deviation.ts'
import type { Column } from './column.ts'
import { toJsonText } from './row-text.ts'
import { type ExportedTrial, identity } from './trial-columns.ts'

/** One deviation of a failed trial. */
export interface ExportedDeviation extends ExportedTrial {
  /** Counted from 1. */
  readonly number: number
  readonly deviation: Deviation
}

/** A trial's deviations. */
export function deviationsOf(exported: ExportedTrial): ExportedDeviation[] {
  return exported.line.trial.verdict === 'failed'
    ? exported.line.trial.deviations.map((deviation, index) => ({
        ...exported,
        number: index + 1,
        deviation,
      }))
    : []
}

/** The columns of `--rows deviations`. */
export const deviationColumns: readonly Column<ExportedDeviation>[] = [
  ...identity,
  { name: 'number', meaning: 'which deviation of its trial, counted from 1', value: ({ number }) => number },
  {
    name: 'kind',
    meaning: 'wrong field, extra effect or missing effect',
    value: ({ deviation }) => deviation.kind,
  },
  {
    name: 'op',
    meaning: 'of an effect: insert, update or delete',
    value: ({ deviation }) => (deviation.kind === 'wrong field' ? undefined : deviation.op),
  },
  { name: 'table_name', meaning: 'the table', value: ({ deviation }) => deviation.table },
  {
    name: 'row_key',
    meaning: "the row's primary key, its values joined by a bar",
    value: ({ deviation }) => deviation.key,
  },
  {
    name: 'column_name',
    meaning: 'of a wrong field: its column',
    value: ({ deviation }) => (deviation.kind === 'wrong field' ? deviation.column : undefined),
  },
  {
    name: 'expected',
    meaning: 'JSON text: the value of a wrong field, the values by column of a missing effect',
    value: ({ deviation }) => {
      if (deviation.kind === 'wrong field') return toJsonText(deviation.expected)
      return deviation.kind === 'missing effect' ? toJsonText(deviation.columns) : undefined
    },
  },
  {
    name: 'received',
    meaning:
      'JSON text: the value of a wrong field; of an extra effect the values by column, of an update `[before, after]`',
    value: ({ deviation }) => {
      if (deviation.kind === 'wrong field') return toJsonText(deviation.received)
      return deviation.kind === 'extra effect' ? toJsonText(deviation.columns) : undefined
    },
  },
  {
    name: 'call',
    meaning: 'number of the call that caused it, counted from 1; empty when none did',
    value: ({ deviation }) => (deviation.call === undefined ? undefined : deviation.call + 1),
  },
  {
    name: 'tool',
    meaning: 'the tool of that call',
    value: ({ deviation, line }) =>
      deviation.call === undefined ? undefined : line.trial.calls[deviation.call]?.tool,
  },
]
