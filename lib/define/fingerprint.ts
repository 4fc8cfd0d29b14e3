import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalJson } from './canonical-json.ts'
import type { AnySandbox } from './define-sandbox.ts'
import type { Task } from './define-task.ts'
import { tableDdl } from './table-ddl.ts'
import { toolListing } from './tool-listing.ts'

const tasks = new WeakMap<Task, string>()
const sandboxes = new WeakMap<AnySandbox, string>()

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
 * what is graded, and the files in its `folders` other than tests.
 *
 * @returns SHA-256 as 64 hexadecimal digits
 * @throws the file system's error when a folder cannot be read
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
        files: sandbox.folders.map(hashFolder),
      }),
    )
    sandboxes.set(sandbox, known)
  }
  return known
}

/** The files of a folder by path, with their hashes; where the folder is does not matter. */
function hashFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|test-d)\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((file) => [file.slice(folder.length).replaceAll('\\', '/'), sha256(readFileSync(file))]),
  )
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
