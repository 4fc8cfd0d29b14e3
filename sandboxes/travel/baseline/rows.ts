import type { RecordsOf } from '../../../lib/sandbox/index.ts'
import type { tables } from '../schema.ts'

/** Rows of one travel table, as they are inserted. */
export type Rows<Table extends keyof typeof tables> = NonNullable<RecordsOf<typeof tables>[Table]>
export type Row<Table extends keyof typeof tables> = Rows<Table>[number]
