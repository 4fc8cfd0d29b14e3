import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { didYouMean } from '../core/near-names.ts'
import { isDirectory } from './checkout.ts'
import { docstringYaml } from './docstring-yaml.ts'
import { docstringOf, type PythonFunction, type PythonModule, readPythonModule } from './python-functions.ts'
import type { ReleaseFindings } from './release-error.ts'
import { positionAt, readSource, type SourceText } from './source-text.ts'
import type { ListedTest } from './test-list.ts'
import { readYaml, type YamlSource } from './yaml-source.ts'

interface TaskFile {
  readonly source: SourceText
  readonly module: PythonModule
}

/** A task's docstring, found and parsed. */
export interface TaskDocstring {
  readonly yaml: YamlSource
  readonly file: string
  /** 1-based line of the `def`. */
  readonly line: number
}

/** The Python files under `dataset/test_case`: each is read once, as text. */
export class TaskFiles {
  readonly #directory: string
  readonly #completeHint: string
  readonly #findings: ReleaseFindings
  readonly #paths: readonly string[]
  readonly #read = new Map<string, TaskFile | undefined>()
  readonly #missing = new Set<string>()

  constructor(directory: string, completeHint: string, findings: ReleaseFindings) {
    this.#directory = directory
    this.#completeHint = completeHint
    this.#findings = findings
    this.#paths = isDirectory(directory)
      ? readdirSync(directory, { recursive: true, encoding: 'utf8' })
          .map((path) => path.replaceAll('\\', '/'))
          .filter((path) => path.endsWith('.py'))
      : []
  }

  /** Finds a listed test's docstring, or reports why there is none and returns undefined. */
  docstring(test: ListedTest): TaskDocstring | undefined {
    const file = this.#open(test)
    const definition = file && this.#definition(file, test)
    if (!definition) return undefined
    const { source, module } = file
    const place = { file: source.file, ...positionAt(source, definition.offset) }
    const docstring = docstringOf(module, definition)
    if (!docstring) {
      this.#findings.problem({
        code: 'MISSING_DOCSTRING',
        ...place,
        message: `${test.function} has no docstring, so it defines no task`,
        hint: 'A task is a docstring right behind the `def`, neither an f-string nor part of an expression.',
      })
      return undefined
    }
    const [fault] = docstring.faults
    if (fault) {
      this.#findings.problem({
        code: 'BAD_PYTHON',
        file: source.file,
        ...positionAt(source, fault.offset),
        message: `the docstring of ${test.function} has ${fault.message}`,
        hint: 'Write the character itself.',
      })
      return undefined
    }
    const text = docstringYaml(docstring)
    if (!text) {
      this.#findings.problem({
        code: 'NOT_A_TASK',
        ...place,
        message: `the docstring of ${test.function} does not start with \`!\`, so it defines no task`,
        hint: 'A task’s docstring is `!` followed by YAML.',
      })
      return undefined
    }
    const yaml = readYaml(source, text.text, text.fileOffset, `${test.function}: `, this.#findings)
    return yaml && { yaml, file: source.file, line: place.line }
  }

  #definition({ source, module }: TaskFile, test: ListedTest): PythonFunction | undefined {
    const named = module.functions.filter(({ name }) => name === test.function.normalize('NFKC'))
    // As in Python, the last one at the left margin is the one that a later reader of the module sees.
    const definition = named.findLast(({ topLevel }) => topLevel) ?? named.at(-1)
    if (!definition) {
      const names = module.functions.map(({ name }) => name)
      this.#findings.problem({
        code: 'MISSING_FUNCTION',
        ...test.place,
        message: `lists ${test.source}, but ${source.file} has no function ${test.function}`,
        hint:
          didYouMean(test.function, names) ??
          `The file has ${names.length} functions, none with a name like it. ${this.#completeHint}`,
      })
    } else if (named.length > 1) {
      const lines = named.map(({ offset }) => positionAt(source, offset).line)
      this.#findings.warn({
        code: 'DUPLICATE_FUNCTION',
        file: source.file,
        ...positionAt(source, definition.offset),
        message: `${test.function} is defined on lines ${lines.join(', ')}; this one counts`,
      })
    }
    return definition
  }

  #open(test: ListedTest): TaskFile | undefined {
    const fitting = this.#paths.filter((path) => path === test.file || path.endsWith(`/${test.file}`))
    const [path, ...others] = fitting
    if (path === undefined || others.length > 0) {
      this.#reportFile(test, fitting)
      return undefined
    }
    if (!this.#read.has(path)) this.#read.set(path, this.#load(join(this.#directory, path)))
    return this.#read.get(path)
  }

  /** Said once for each file, not for each of the hundred tests that it should hold. */
  #reportFile(test: ListedTest, fitting: readonly string[]): void {
    if (this.#missing.has(test.file)) return
    this.#missing.add(test.file)
    const ambiguous = fitting.length > 1
    const near = didYouMean(
      basename(test.file),
      this.#paths.map((path) => basename(path)),
    )
    this.#findings.problem({
      code: ambiguous ? 'AMBIGUOUS_FILE' : 'MISSING_FILE',
      ...test.place,
      message: ambiguous
        ? `lists ${test.file}, which ${this.#directory} holds more than once: ${fitting.join(', ')}`
        : `lists ${test.file}, which does not exist under ${this.#directory}`,
      hint: ambiguous ? 'Remove all but one.' : [near, this.#completeHint].filter(Boolean).join(' '),
    })
  }

  #load(path: string): TaskFile | undefined {
    const source = readSource(path, this.#findings)
    if (!source) return undefined
    const module = readPythonModule(source.text)
    const [fault] = module.faults
    if (fault) {
      this.#findings.problem({
        code: 'BAD_PYTHON',
        file: path,
        ...positionAt(source, fault.offset),
        message: `is not valid Python: ${fault.message}`,
        hint: 'The file may be cut short: check it out again (`git checkout -- <file>`).',
      })
      // Behind the fault nothing is what it seems.
      return undefined
    }
    return { source, module }
  }
}
