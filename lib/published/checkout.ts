import { existsSync, readdirSync, type Stats, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import type { ReleaseFindings } from './release-error.ts'

/** The one release that this library reads. */
export const releaseName = 'thinkingbox_bench_v1'

const serverPackage = 'tb_business_ops_servers_202606'
const repository = 'https://github.com/microsoft/thinkingbox-data'

/** Where things are in a checkout. */
export interface Checkout {
  readonly root: string
  readonly testList: string
  readonly testCases: string
  readonly scenarios: string
  readonly toolslib: string
  /** What to do when something is missing: it depends on how the checkout was made. */
  readonly completeHint: string
}

/** Finds the release in a checkout, or reports why it is not there and returns undefined. */
export function findCheckout(path: string, findings: ReleaseFindings): Checkout | undefined {
  const root = expandHome(path)
  const stat = path.trim() === '' ? undefined : statOf(root)
  if (!stat) {
    findings.problem({
      code: 'MISSING_PATH',
      file: path.trim() === '' ? '(empty path)' : root,
      message: 'does not exist or cannot be reached',
      hint: hintForMissingPath(path),
    })
    return undefined
  }
  if (!stat.isDirectory()) {
    findings.problem({
      code: 'NOT_A_DIRECTORY',
      file: root,
      message: 'is a file, not the directory of a checkout',
      hint: /\.(zip|tar|t?gz|tar\.gz|7z)$/i.test(root)
        ? 'Unpack the archive and name the directory that comes out of it.'
        : `Name the directory that \`git clone ${repository}\` made.`,
    })
    return undefined
  }
  const releases = join(root, 'releases')
  const completeHint = hintForIncompleteCheckout(root)
  if (!isDirectory(releases)) {
    findings.problem({
      code: 'NOT_A_CHECKOUT',
      file: root,
      message: `has no folder \`releases\`; it holds ${listNames(namesIn(root))}`,
      hint: hintForOtherLevel(root) ?? completeHint,
    })
    return undefined
  }
  const release = join(releases, releaseName)
  if (!isDirectory(release)) {
    const found = namesIn(releases).filter((name) => isDirectory(join(releases, name)))
    findings.problem({
      code: 'OTHER_RELEASE',
      file: releases,
      message: `does not hold the release ${releaseName}; it holds ${listNames(found)}`,
      hint: `Check out the release's tag: \`git fetch --tags && git checkout thinkingbox-bench-v1.0\`. ${completeHint}`,
    })
    return undefined
  }
  const testList = join(release, `testlist_${releaseName}.yaml`)
  if (!existsSync(testList)) {
    findings.problem({
      code: 'MISSING_TEST_LIST',
      file: testList,
      message: `does not exist; the folder holds ${listNames(namesIn(release))}`,
      hint: completeHint,
    })
    return undefined
  }
  return {
    root,
    testList,
    testCases: join(root, 'dataset', 'test_case'),
    scenarios: join(root, 'dataset', 'scenario'),
    toolslib: join(root, 'servers', serverPackage, serverPackage, 'toolslib'),
    completeHint,
  }
}

export function isDirectory(path: string): boolean {
  return statOf(path)?.isDirectory() ?? false
}

/** A path may also be too long, hold a NUL or lead through a folder that is locked: all the same to the reader. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** A shell leaves `~` alone inside quotes and in most settings files, so it is expanded here. */
function expandHome(path: string): string {
  const isHome = path === '~' || path.startsWith('~/') || path.startsWith('~\\')
  return isHome && !existsSync(path) ? join(homedir(), path.slice(1)) : resolve(path)
}

function hintForMissingPath(path: string): string {
  if (path.trim() === '') return 'Name the directory of the checkout.'
  if (/^(["']).*\1$/.test(path)) return 'Leave out the quotes: they are part of the path here.'
  if (/\\[ ()&']/.test(path)) return 'Leave out the backslashes: spaces need none here.'
  if (/^~[^/\\]/.test(path))
    return 'Only a lone `~` stands for a home directory here: write the path in full.'
  let parent = dirname(expandHome(path))
  while (!existsSync(parent) && dirname(parent) !== parent) parent = dirname(parent)
  return `The nearest folder that exists is ${parent}; it holds ${listNames(namesIn(parent))}.`
}

/** The user may have named the folder above the checkout, or one inside it. */
function hintForOtherLevel(root: string): string | undefined {
  const below = namesIn(root)
    .map((name) => join(root, name))
    .find((child) => isDirectory(join(child, 'releases', releaseName)))
  if (below !== undefined) return `Name ${below} instead.`
  for (let above = dirname(root); dirname(above) !== above; above = dirname(above)) {
    if (isDirectory(join(above, 'releases', releaseName))) return `Name ${above} instead.`
  }
  return undefined
}

function hintForIncompleteCheckout(root: string): string {
  if (existsSync(join(root, '.git', 'info', 'sparse-checkout'))) {
    return 'This is a sparse checkout: `git sparse-checkout disable` fetches the rest.'
  }
  if (namesIn(root).filter((name) => name !== '.git').length === 0) {
    return `The checkout is empty: run \`git checkout thinkingbox-bench-v1.0\` in it, or clone ${repository} again.`
  }
  return `The checkout is incomplete: \`git status\` and \`git checkout -- .\` in it, or clone ${repository} again.`
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory).sort()
  } catch {
    return []
  }
}

function listNames(names: readonly string[]): string {
  if (names.length === 0) return 'nothing'
  const shown = names.slice(0, 12).map((name) => basename(name))
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
    : shown.join(', ')
}
