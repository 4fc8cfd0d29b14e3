import type { RecordsOf } from '../../../lib/sandbox/index.ts'
import type { tables } from '../schema.ts'

/** Records of this domain: rows by table. */
export type Records = RecordsOf<typeof tables>

/** The rows of one table. */
export type Rows<T extends keyof Records> = NonNullable<Records[T]>
