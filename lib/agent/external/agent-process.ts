import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { constants } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import { InfrastructureError } from '../../core/infrastructure-error.ts'
import { visible } from '../../core/inline-value.ts'
import { AgentError } from '../agent-error.ts'
import { type AgentEnd, type AgentQuestion, readySchema } from './contract.ts'
import { excerpt } from './converse.ts'
import { LineReader } from './line-reader.ts'
import { guardGroup, releaseGroup } from './process-guard.ts'

/** Milliseconds from the start of a process to its first line. */
const readyWithin = 60_000

/** Milliseconds in which a process may end by itself when its trials are over, or its output after its exit. */
const endsWithin = 2_000

/** Characters of one line of an agent. */
const longestLine = 4_000_000

/** Characters of standard error that are kept, of a process and of a trial. */
const keptStderr = 100_000
const trialStderr = 8_000

/** Who sends these is not the agent: the system when memory is short, or a person. */
const outsideSignals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGKILL', 'SIGTERM'] as const

const addressedSchema = z.looseObject({ trial: z.string() })

/** A trial that the process serves. */
interface ServedTrial {
  /** Set while an answer is owed. */
  waiting?: { resolve(answer: unknown): void; reject(error: Error): void } | undefined
  /** What it did wrong while no answer was owed. */
  fault?: Error | undefined
}

/**
 * A process of an agent's command, in a process group of its own, which ends with it. Questions and answers are lines of
 * JSON on its standard input and output.
 */
export class AgentProcess {
  readonly #name: string
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>
  readonly #served = new Map<string, ServedTrial>()
  /** An answer that comes too late is no fault. */
  readonly #over = new Set<string>()
  readonly #lines = new LineReader(longestLine)
  readonly #ready = Promise.withResolvers<'one' | 'many'>()
  #trials: 'one' | 'many' | undefined
  #isRetired = false
  /** Why it answers no more. */
  #end: Error | undefined
  #hasExited = false
  #stderr = ''
  #stderrLength = 0

  private constructor(name: string, command: string) {
    this.#name = name
    this.#child = spawn('/bin/sh', ['-c', replacingShell(command)], {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      // Python keeps output to a pipe back until it has a block of it, and may take another encoding for the system's.
      env: { PYTHONUNBUFFERED: '1', PYTHONIOENCODING: 'utf-8', ...process.env, ...noProxyToHere() },
    })
    if (this.#child.pid !== undefined) guardGroup(this.#child.pid)
    this.#listen()
  }

  /**
   * Starts a process of a command and waits for its first line.
   *
   * @param name - the agent's
   * @param command - for the shell
   * @throws InfrastructureError when it cannot be started, ends before its first line, or writes another
   */
  static async start(name: string, command: string): Promise<AgentProcess> {
    const started = new AgentProcess(name, command)
    const timer = setTimeout(() => {
      started.#fail(started.#unavailable(`wrote no first line within ${readyWithin / 1000} s`))
    }, readyWithin)
    try {
      started.#trials = await started.#ready.promise
      return started
    } finally {
      clearTimeout(timer)
    }
  }

  /** Whether it serves one trial, or as many as come. */
  get trials(): 'one' | 'many' {
    return this.#trials ?? 'one'
  }

  /** Whether it may be given a further trial. */
  get isUsable(): boolean {
    return !this.#end && !this.#isRetired
  }

  /** Characters that it has written to its standard error. */
  get stderrLength(): number {
    return this.#stderrLength
  }

  /** The end of what it has written to its standard error since it was as long as this. */
  stderrSince(length: number): string {
    const since = this.#stderr.slice(Math.max(0, length - (this.#stderrLength - this.#stderr.length)))
    return since.length > trialStderr ? `…${since.slice(1 - trialStderr)}` : since
  }

  /**
   * Asks it something about a trial.
   *
   * @returns the answer; whether it is one as agreed is not known
   * @throws AgentError when it ends, or writes what is no answer; InfrastructureError when it was killed
   */
  async ask(question: AgentQuestion): Promise<unknown> {
    const trial = this.#served.get(question.trial) ?? {}
    this.#served.set(question.trial, trial)
    this.#hold(true)
    const fault = this.#end ?? trial.fault
    if (fault) throw fault
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    trial.waiting = { resolve, reject }
    this.#write(question)
    return await promise
  }

  /** Tells it that a trial is over. One that owes an answer gets no other trial, and ends with those it has. */
  leave(trial: string): void {
    const served = this.#served.get(trial)
    const owesAnswer = served?.waiting !== undefined
    served?.waiting?.reject(new Error('the trial is over'))
    this.#served.delete(trial)
    this.#over.add(trial)
    if (this.#served.size === 0) this.#hold(false)
    if (this.#end) return
    this.#write({ type: 'end', trial })
    if (owesAnswer || this.trials === 'one') this.#isRetired = true
    if (!this.#isRetired || this.#served.size > 0) return
    if (owesAnswer) this.kill()
    else this.#finish()
  }

  /** Ends it and everything that it has started. */
  kill(): void {
    const { pid } = this.#child
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // Nobody is left.
    }
  }

  /** Lets it end by itself. */
  #finish(): void {
    this.#child.stdin.end()
    const timer = setTimeout(() => this.kill(), endsWithin)
    this.#child.once('exit', () => clearTimeout(timer))
  }

  #listen(): void {
    const { stdin, stdout, stderr } = this.#child
    // It may have ended; that is noticed there.
    stdin.on('error', () => {})
    stdout.setEncoding('utf8').on('data', (piece: string) => this.#read(piece))
    stderr.setEncoding('utf8').on('data', (piece: string) => {
      this.#stderrLength += piece.length
      this.#stderr = `${this.#stderr}${piece}`.slice(-keptStderr)
    })
    stdout.on('close', () => {
      if (this.#hasExited) return
      setTimeout(() => this.#fail(this.#ended('closed its standard output')), endsWithin).unref()
    })
    this.#child.on('error', (error) =>
      this.#fail(this.#unavailable(`could not be started: ${error.message}`)),
    )
    this.#child.on('exit', (code, signal) => {
      this.#hasExited = true
      // What it has started and left behind.
      this.kill()
      const { pid } = this.#child
      if (pid !== undefined) releaseGroup(pid)
      const end = () => this.#fail(this.#exit(code, signal))
      // Its last lines may still be on their way.
      const timer = setTimeout(end, endsWithin)
      this.#child.once('close', () => {
        clearTimeout(timer)
        end()
      })
    })
  }

  #read(piece: string): void {
    if (this.#end) return
    try {
      for (const line of this.#lines.take(piece)) if (line.trim() !== '') this.#take(line)
    } catch (error) {
      this.#fail(error instanceof RangeError ? this.#breach(error.message) : asError(error))
    }
  }

  #take(line: string): void {
    const value = parseJson(line)
    if (this.#trials === undefined) {
      const ready = readySchema.safeParse(value)
      if (!ready.success) {
        const expected = '{"type":"ready","trials":"one"} or {"type":"ready","trials":"many"}'
        throw this.#unavailable(`must write ${expected} as its first line, and wrote ${excerpt(line)}`)
      }
      this.#trials = ready.data.trials
      this.#ready.resolve(ready.data.trials)
      return
    }
    const addressed = addressedSchema.safeParse(value)
    if (!addressed.success) throw this.#breach(`what is no answer: ${excerpt(line)}`)
    const answer = addressed.data
    const id = answer.trial
    if (this.#over.has(id)) return
    const trial = this.#served.get(id)
    if (!trial) throw this.#breach(`an answer for a trial that it does not have: ${excerpt(line)}`)
    if (trial.waiting) trial.waiting.resolve(answer)
    else trial.fault ??= this.#breach(`an answer that nobody had asked for: ${excerpt(line)}`)
    trial.waiting = undefined
  }

  /** Nothing more is expected of it. */
  #fail(error: Error): void {
    if (this.#end) return
    this.#end = error
    this.kill()
    this.#ready.reject(error)
    for (const trial of this.#served.values()) {
      trial.waiting?.reject(error)
      trial.waiting = undefined
    }
  }

  #exit(code: number | null, signal: string | null): Error {
    // A shell, or a container, says so of what it ran.
    const outside = outsideSignals.find((name) => name === signal || code === 128 + constants.signals[name])
    const ended = signal ?? outside
    const how = ended === undefined ? `ended with exit code ${code}` : `was ended by ${ended}`
    if (this.#trials === undefined) return this.#unavailable(`${how} before its first line`)
    if (outside !== undefined) return this.#unavailable(`${how} from outside`)
    const rest = this.#lines.rest.trim()
    return this.#ended(
      `${how} before the trial was over${rest === '' ? '' : ` after half a line, ${excerpt(rest)}`}`,
    )
  }

  #ended(how: string): AgentError {
    return new AgentError('PROCESS_ENDED', this.#name, `the agent's process ${how}${this.#lastWords()}`)
  }

  #breach(what: string): AgentError {
    return new AgentError(
      'BAD_ANSWER',
      this.#name,
      `the agent wrote to its standard output ${what}; only answers belong there, everything else on standard error`,
    )
  }

  #unavailable(what: string): InfrastructureError {
    return new InfrastructureError('agent unavailable', `the agent's process ${what}${this.#lastWords()}`)
  }

  /** The last line of its standard error: where interpreters say what went wrong. */
  #lastWords(): string {
    const last = this.#stderr.trimEnd().split('\n').at(-1) ?? ''
    return last === ''
      ? ''
      : `; its last words: ${visible(last.length > 300 ? `${last.slice(0, 299)}…` : last)}`
  }

  /** An idle process does not keep the worker alive. */
  #hold(isHeld: boolean): void {
    const { stdin, stdout, stderr } = this.#child
    const change = isHeld ? 'ref' : 'unref'
    this.#child[change]()
    for (const stream of [stdin, stdout, stderr]) if (stream instanceof Socket) stream[change]()
  }

  #write(message: AgentQuestion | AgentEnd): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`)
  }
}

/** Its tools are on this machine, which a proxy does not reach. */
function noProxyToHere(): Readonly<Record<string, string>> {
  const { no_proxy, NO_PROXY } = process.env
  const excepted = [no_proxy ?? NO_PROXY, 'localhost,127.0.0.1,::1'].filter(Boolean).join(',')
  return { no_proxy: excepted, NO_PROXY: excepted }
}

/** The shell is not needed beside a single command, and would hide how that ends. */
function replacingShell(command: string): string {
  const isSingle = !/[;&|<>()`\n]/.test(command) && !/^\s*\w+=/.test(command)
  return isSingle ? `exec ${command}` : command
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
