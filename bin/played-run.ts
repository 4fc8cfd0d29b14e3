import { join } from 'node:path'
import { KeptRun } from '../lib/play/kept-run.ts'
import { summarise } from '../lib/results/summarise.ts'
import { writeSummary } from '../lib/results/summary-file.ts'
import type { Settings } from '../lib/settings/index.ts'
import { writeHtmlReport } from '../reporters/html/write-report.ts'
import { formatNoun } from '../reporters/number-format.ts'
import type { CommandIo } from './command-io.ts'
import { trialsOfRun } from './trials-of-run.ts'

/** A run that played trials are kept in. Disposing of it writes its summary and its page, and says what was kept. */
export interface PlayedRun extends AsyncDisposable {
  readonly kept: KeptRun
}

/** @throws ResultsError when the run cannot be opened, or holds trials of other agents */
export async function openPlayedRun(settings: Settings, io: CommandIo): Promise<PlayedRun> {
  const kept = await KeptRun.open(settings, process.cwd())
  return {
    kept,
    async [Symbol.asyncDispose]() {
      kept.close()
      if (kept.kept === 0) return io.err('Nothing was kept.')
      const { directory, run } = kept.context
      const trials = await trialsOfRun(directory, io)
      const metas = [...trials.values()].map(({ meta }) => meta)
      writeSummary(directory, summarise(metas, run))
      await writeHtmlReport([directory], join(directory, 'report.html'))
      io.err(`Kept ${formatNoun(kept.kept, 'trial')} in run ${run}: npx thinkingbox show <task> --run ${run}`)
    },
  }
}
