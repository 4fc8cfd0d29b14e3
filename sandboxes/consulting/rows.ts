import type { RecordsOf } from '../../lib/sandbox/index.ts'
import type { tables } from './schema.ts'

/** Records of the firm, by table. */
export type Records = RecordsOf<typeof tables>

/** Rows of one table, as they are inserted. */
export type Rows<Table extends keyof typeof tables> = NonNullable<Records[Table]>

/** A row of one table, as it is inserted. */
export type Row<Table extends keyof typeof tables> = Rows<Table>[number]
