import { createHash } from 'node:crypto'
import { dirname, relative, resolve, sep } from 'node:path'
import { importedFiles } from '../core/imported-files.ts'
import { canonicalJson } from './canonical-json.ts'
import type { AnySandbox } from './define-sandbox.ts'
import type { Task } from './define-task.ts'
import { type AnyTool, modulesOfTool } from './define-tool.ts'
import { tableDdl } from './table-ddl.ts'
import { toolListing } from './tool-listing.ts'

const tasks = new WeakMap<Task, string>()
const sandboxes = new WeakMap<AnySandbox, string>()
const files = new WeakMap<AnySandbox, Readonly<Record<string, string>>>()

/**
 * A hash of everything in a task's own definition that decides how a trial of it goes and what it comes to. The title
 * is only a name.
 *
 * @returns SHA-256 as 64 hexadecimal digits
 */
export function taskFingerprint(task: Task): string {
  let known = tasks.get(task)
  if (known === undefined) {
    const { id, domain, request, customer, records, solution, expected } = task
    known = sha256(canonicalJson({ id, domain, request, customer, records, solution, expected }))
    tasks.set(task, known)
  }
  return known
}

/**
 * A hash of everything that decides how a sandbox behaves: tables, tools, instructions, knowledge, baseline, clock,
 * what is graded, and the files of {@link sandboxFiles}.
 *
 * @returns SHA-256 as 64 hexadecimal digits
 * @throws the file system's error when the sandbox's module cannot be read
 */
export function sandboxFingerprint(sandbox: AnySandbox): string {
  let known = sandboxes.get(sandbox)
  if (known === undefined) {
    known = sha256(
      canonicalJson({
        name: sandbox.name,
        ddl: tableDdl(sandbox.name, sandbox.tables),
        tools: toolListing(sandbox).tools,
        instructions: sandbox.instructions,
        knowledge: sandbox.knowledge,
        baseline: sandbox.baseline,
        now: sandbox.now,
        grading: Object.values(sandbox.shapes).map(({ name, columns }) => [
          name,
          Object.values(columns).map((column) => [column.name, column.grading]),
        ]),
        files: sandboxFiles(sandbox),
      }),
    )
    sandboxes.set(sandbox, known)
  }
  return known
}

/** This library is known by its version. */
const ownFiles = resolve(import.meta.dirname, '..') + sep

/**
 * The modules that define a sandbox and its tools, with what they import by relative paths, directly or not: hashes by
 * path, seen from the sandbox's folder. What a tool gets in another way, such as from a package, is not among them.
 *
 * @returns the first 16 hexadecimal digits of each file's SHA-256
 * @throws the file system's error when a module cannot be read
 */
export function sandboxFiles(sandbox: AnySandbox): Readonly<Record<string, string>> {
  const known = files.get(sandbox) ?? hashFiles(sandbox)
  files.set(sandbox, known)
  return known
}

function hashFiles(sandbox: AnySandbox): Readonly<Record<string, string>> {
  const tools: readonly AnyTool[] = sandbox.tools
  const modules = [...new Set([...sandbox.modules, ...tools.flatMap(modulesOfTool)])]
  const imported = importedFiles(modules, (file) => !file.startsWith(ownFiles))
  const folder = dirname(sandbox.modules[0] ?? '')
  return Object.fromEntries(
    [...imported]
      .map(
        ([file, text]) => [relative(folder, file).replaceAll('\\', '/'), sha256(text).slice(0, 16)] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}
