import type { JournalLine } from '../../../lib/results/journal-line.ts'
import type { SeenByAgent } from '../../../lib/results/task-line.ts'
import type { ReportData } from '../report-data.ts'

declare global {
  interface Window {
    /** Called by the files with trials' details. */
    receiveTrials?: (name: string, base64: string) => void
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string }
    }
  }
}

const detailFile = /^[^/\\?#]+-trials\/[0-9a-f]{8}-\d+\.js$/

/** Where the trials' details are read from: the page itself, or files beside it. */
export class TrialSource {
  readonly #details: ReportData['details']
  readonly #waiting = new Map<string, (base64: string) => void>()
  readonly #scriptUrl: (url: string) => string
  #last: { readonly chunk: number; readonly lines: Promise<JournalLine[]> } | undefined

  constructor(details: ReportData['details']) {
    this.#details = details
    const rules = {
      createScriptURL: (url: string) => {
        if (!detailFile.test(url)) throw new TypeError(`${url} is no file of this report.`)
        return url
      },
    }
    const policy = window.trustedTypes?.createPolicy('trial-details', rules) ?? rules
    this.#scriptUrl = (url) => policy.createScriptURL(url)
    window.receiveTrials = (name, base64) => this.#waiting.get(name)?.(base64)
  }

  /**
   * The journal lines of one task's attempts by one agent.
   *
   * @throws Error when the details are not there
   */
  read(chunk: number): Promise<JournalLine[]> {
    if (this.#last?.chunk !== chunk) this.#last = { chunk, lines: this.#load(chunk) }
    const { lines } = this.#last
    lines.catch(() => {
      this.#last = undefined
    })
    return lines
  }

  /**
   * What the agents of one sandbox got.
   *
   * @throws Error when it is not there
   */
  async readSeen(chunk: number): Promise<SeenByAgent> {
    return JSON.parse(await this.#text(chunk))
  }

  async #load(chunk: number): Promise<JournalLine[]> {
    const text = await this.#text(chunk)
    return text
      .trimEnd()
      .split('\n')
      .map((line): JournalLine => JSON.parse(line))
  }

  async #text(chunk: number): Promise<string> {
    const base64 =
      this.#details.place === 'page' ? inPage(chunk) : await this.#fromFile(this.#details.prefix, chunk)
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    return await new Response(stream).text()
  }

  /** A page from disk may not read files, but it may run scripts: each detail file is a call with its content. */
  #fromFile(prefix: string, chunk: number): Promise<string> {
    const slash = prefix.lastIndexOf('/')
    const folder = prefix.slice(0, slash)
    const name = `${prefix.slice(slash + 1)}-${chunk}`
    const script = document.createElement('script')
    return new Promise<string>((resolve, reject) => {
      this.#waiting.set(name, resolve)
      script.onerror = () =>
        reject(
          new Error(
            `This trial's details are in ${folder}/${name}.js, which is not there. Keep the folder ${folder} beside this page.`,
          ),
        )
      script.src = this.#scriptUrl(`${encodeURIComponent(folder)}/${name}.js`)
      document.head.append(script)
    }).finally(() => {
      this.#waiting.delete(name)
      script.remove()
    })
  }
}

function inPage(chunk: number): string {
  const found = document.querySelector(`script[data-trials="${chunk}"]`)
  if (!found?.textContent) throw new Error('The page does not hold this trial.')
  return found.textContent
}
