import type { PlayedTrial } from './play-trial.ts'

/** Characters of one text of a record, and items of one of its lists. */
const longestText = 200_000
const mostItems = 20_000

/** Characters of an agent's or a provider's error message. */
const longestError = 4_000

/**
 * Makes a trial one that can be written down. An agent may say a text of gigabytes; what is too long is cut, and says so.
 *
 * @param clean - takes what no record may hold, such as keys, out of a text
 */
export function limitRecord(played: PlayedTrial, clean: (text: string) => string): PlayedTrial {
  if (!played.valid)
    return limit({ ...played, message: cut(played.message, longestError) }, clean) as PlayedTrial
  const { error } = played.trial
  const shortened = error === undefined ? {} : { error: cut(error, longestError) }
  return limit({ ...played, trial: { ...played.trial, ...shortened } }, clean) as PlayedTrial
}

function limit(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(cut(value, longestText))
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.slice(0, mostItems).map((each) => limit(each, clean))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, mostItems)
      .map(([name, each]) => [clean(cut(name, longestText)), limit(each, clean)]),
  )
}

function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${text.slice(0, longest).toWellFormed()}… (${text.length} characters)`
}
