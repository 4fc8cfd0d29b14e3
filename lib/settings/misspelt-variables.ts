/** Variables that other programs set and that look like ours: Vite puts `MODE` into every worker's environment. */
const othersOwn = new Set(['MODE'])

/**
 * Variables that are probably misspelt settings, each with the setting that was meant. Cautious, because the
 * environment belongs to everybody: only the same letters in another spelling, one edit in a name of five letters
 * or more, two words or more of its beginning, or our own prefix.
 *
 * @param known - what settings are called, each with its variable
 */
export function misspeltVariables(
  variables: Iterable<string>,
  known: readonly { readonly name: string; readonly variable: string }[],
): { readonly variable: string; readonly meant: string }[] {
  const settings = new Set(known.map(({ variable }) => variable))
  return [...variables]
    .filter((variable) => !settings.has(variable) && !othersOwn.has(variable))
    .flatMap((variable) => {
      const meant = known.find(({ name }) => isNear(variable, name))?.variable
      return meant ? [{ variable, meant }] : []
    })
}

function isNear(variable: string, name: string): boolean {
  if (bare(variable) === bare(name)) return true
  const upper = variable.toUpperCase()
  if (upper.includes('_') && name.startsWith(`${upper}_`)) return true
  return name.length >= 5 && isOneEditApart(upper, name)
}

/** The letters that matter: no case, separators, plural or prefix. */
function bare(name: string): string {
  return name
    .toUpperCase()
    .replace(/^(VITEST_)?THINKINGBOX_(?!DATA)/, '')
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/S$/, '')
}

/** One letter too many, too few, wrong, or two letters swapped. */
function isOneEditApart(a: string, b: string): boolean {
  let i = 0
  while (i < a.length && i < b.length && a[i] === b[i]) i++
  return (
    a.slice(i + 1) === b.slice(i + 1) ||
    a.slice(i + 1) === b.slice(i) ||
    a.slice(i) === b.slice(i + 1) ||
    (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2))
  )
}
