import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { mayBeRunning, thisProcess } from '../core/is-running.ts'
import { refusedForToken } from '../http/bearer-token.ts'
import { answerText, startHttpServer } from '../http/http-server.ts'
import { type SessionReport, sessionReportSchema } from './session-report.ts'

/** Where a running server is asked about its sessions, and the secret that it asks for. */
const controlSchema = z.object({
  pid: z.int(),
  host: z.string(),
  origin: z.url(),
  secret: z.string(),
})

type Control = z.infer<typeof controlSchema>

const reportsSchema = z.array(sessionReportSchema)

/**
 * Answers `thinkingbox grade` until it is disposed of: at an address of its own on loopback, with a secret that only a file
 * has which nobody else on this machine can read. A client of the sandbox gets neither.
 *
 * @param cacheDirectory - where the file is kept
 */
export async function openControl(
  cacheDirectory: string,
  reports: () => Promise<readonly SessionReport[]>,
): Promise<AsyncDisposable> {
  const secret = randomBytes(24).toString('base64url')
  const http = await startHttpServer({
    async handle(request, response) {
      if (refusedForToken(request, response, secret)) return
      if (request.url !== '/sessions') return answerText(response, 404, 'There is only /sessions.')
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(await reports()))
    },
  })
  http.server.unref()
  const directory = controlDirectory(cacheDirectory)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = join(directory, `${process.pid}.json`)
  const control: Control = { ...thisProcess(), origin: http.origin, secret }
  // One that a killed process of the same number left could have other rights.
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify(control), { mode: 0o600, flag: 'wx' })
  return {
    async [Symbol.asyncDispose]() {
      rmSync(file, { force: true })
      await http[Symbol.asyncDispose]()
    },
  }
}

/**
 * Asks the servers that run on this machine about their sessions.
 *
 * @param cacheDirectory - the project's, which its servers share
 * @returns a list for each server
 */
export async function askServers(cacheDirectory: string): Promise<readonly (readonly SessionReport[])[]> {
  const answers = await Promise.all(findControls(cacheDirectory).map(ask))
  return answers.filter((answer) => answer !== undefined)
}

function findControls(cacheDirectory: string): readonly Control[] {
  const directory = controlDirectory(cacheDirectory)
  return filesIn(directory).flatMap((name) => {
    const file = join(directory, name)
    const control = readControl(file)
    if (!control || control.host !== thisProcess().host) return []
    if (mayBeRunning(control)) return [control]
    rmSync(file, { force: true })
    return []
  })
}

async function ask({ origin, secret }: Control): Promise<readonly SessionReport[] | undefined> {
  try {
    const answer = await fetch(`${origin}/sessions`, { headers: { authorization: `Bearer ${secret}` } })
    return reportsSchema.parse(await answer.json())
  } catch {
    // A server that was killed, whose number another process has now.
    return undefined
  }
}

/** Undefined for somebody else's, and for one that is just being written. */
function readControl(file: string): Control | undefined {
  try {
    return controlSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function filesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

function controlDirectory(cacheDirectory: string): string {
  return join(cacheDirectory, 'serving')
}
