const withTime =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?)?$/i
const dateOnly = /^\d{4}-\d\d-\d\d$/
const timeOnly = /^\d\d:\d\d/

/**
 * One spelling per instant: `2025-10-01T13:00:00Z` and `2025-10-01 15:00:00.000+02` give the same text, to any
 * fraction of a second. A time without zone is UTC, which is how Postgres prints it; so is a date's midnight.
 *
 * @param text - ISO 8601
 * @param options - `dates`: a date without time is an instant too; `times`: a time without date is one
 * @returns undefined when the text is no instant
 */
export function canonicalInstant(
  text: string,
  options: { readonly dates?: boolean; readonly times?: boolean } = {},
): string | undefined {
  const match = withTime.exec(completed(text, options))
  if (!match) return undefined
  const [
    ,
    year,
    month,
    day,
    hour,
    minute,
    second = '0',
    fraction = '',
    sign,
    zoneHours = '0',
    zoneMinutes = '0',
  ] = match
  const local = new Date(0)
  // Unlike Date.UTC this takes the years 0 to 99 as they are.
  local.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (local.getUTCMonth() !== Number(month) - 1 || local.getUTCDate() !== Number(day)) return undefined
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  local.setUTCHours(Number(hour), Number(minute), Number(second))
  const offset = (sign === '-' ? -60 : 60) * (Number(zoneHours) * 60 + Number(zoneMinutes))
  return `${local.getTime() / 1000 - offset}.${fraction.replace(/0+$/, '')}`
}

function completed(
  text: string,
  { dates, times }: { readonly dates?: boolean; readonly times?: boolean },
): string {
  if (dates && dateOnly.test(text)) return `${text}T00:00`
  return times && timeOnly.test(text) ? `1970-01-01T${text}` : text
}
