import { z } from 'zod'

/** Any JSON value. */
export type Json = z.core.util.JSONType

/**
 * A value that came out of `JSON.parse`: only its presence is checked, because walking a whole trajectory again would
 * cost more than parsing it did.
 */
export const jsonSchema = z.custom<Json>((value) => value !== undefined)
