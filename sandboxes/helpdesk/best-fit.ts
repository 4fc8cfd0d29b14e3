import { z } from 'zod'

/**
 * A union of objects for a tool's input: it accepts what at least one member accepts and hands the value on as it
 * came, so that {@link bestFit} can decide later which member it is.
 *
 * Unknown keys do not make it fail: the recorded desk overlooks them.
 */
export function anyOf<const M extends readonly z.ZodObject[]>(
  members: M,
): z.ZodType<Readonly<Record<string, unknown>>, z.input<M[number]>> {
  const loose = members.map((member) => z.looseObject(member.shape))
  // The parsed value is only ever looked at through bestFit; callers write one of the members.
  return z.union(loose) as unknown as z.ZodType<Readonly<Record<string, unknown>>, z.input<M[number]>>
}

/**
 * Reads a value as the member of a union that explains most of its keys. Of two that explain equally many, one whose
 * fields all hold what was given wins over one that had to convert (text into an enum's value, digits into a number);
 * then the earlier one.
 *
 * Kept as recorded: a ticket change with a misspelt status is no valid ticket change, but it is a valid change
 * of *nothing* of a user. The recorded desk then applies the fields that the other member knows (an `organization_id`),
 * drops the rest without a word and answers with success.
 *
 * @returns the keys that the member knows; undefined when no member fits
 */
export function bestFit(
  value: Readonly<Record<string, unknown>>,
  members: readonly z.ZodObject[],
): Readonly<Record<string, unknown>> | undefined {
  let best: { readonly score: number; readonly fields: Readonly<Record<string, unknown>> } | undefined
  for (const member of members) {
    const parsed = member.safeParse(value)
    if (!parsed.success) continue
    const fields = Object.entries(parsed.data).filter(([, field]) => field !== undefined)
    const exact = !fields.some(([name, field]) => isConverted(member.shape[name], field))
    const score = 2 * fields.length + Number(exact)
    if (!best || score > best.score) best = { score, fields: Object.fromEntries(fields) }
  }
  return best?.fields
}

function isConverted(schema: z.core.$ZodType | undefined, value: unknown): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return isConverted(schema.unwrap(), value)
  return typeof value === 'string' && (schema instanceof z.ZodEnum || schema instanceof z.ZodUnion)
}

/** The fields that say something: null means the same as a field that is left out. */
export function withoutNulls(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null))
}
