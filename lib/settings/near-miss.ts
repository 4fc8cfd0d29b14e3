/** Variables that other programs set and that look like ours: Vite puts `MODE` into every worker's environment. */
const othersOwn = new Set(['MODE'])

/**
 * Variables that are probably misspelt settings, each with the setting that was meant. Cautious, because the
 * environment belongs to everybody: only the same letters in another spelling, one edit in a name of five letters
 * or more, or our own prefix.
 */
export function nearMisses(
  variables: Iterable<string>,
  known: readonly string[],
): { readonly variable: string; readonly meant: string }[] {
  return [...variables]
    .filter((variable) => !known.includes(variable) && !othersOwn.has(variable))
    .flatMap((variable) => {
      const meant = known.find((name) => isNear(variable, name))
      return meant ? [{ variable, meant }] : []
    })
}

function isNear(variable: string, name: string): boolean {
  if (bare(variable) === bare(name)) return true
  return name.length >= 5 && isOneEditApart(variable.toUpperCase(), name)
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
