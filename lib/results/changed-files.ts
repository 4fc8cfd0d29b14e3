type Files = Readonly<Record<string, string>>

/**
 * Which files differ between two states of a sandbox, by path: changed ones, new ones and ones that are gone.
 *
 * @param before - hashes by path
 * @param now - hashes by path
 */
export function changedFiles(before: Files, now: Files): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((path) => before[path] !== now[path])
    .sort()
}
