import { dirname } from 'node:path'
import type { TestSequencer, TestSequencerConstructor, TestSpecification, Vitest } from 'vitest/node'

const installed = new WeakSet<Vitest>()

/**
 * Makes Vitest run the suite files of a folder, which is a domain, one after the other. A worker has one database at a
 * time: in Vitest's own order, longest first, it would start another one at nearly every file.
 */
export function keepFoldersTogether(vitest: Vitest): void {
  if (installed.has(vitest)) return
  installed.add(vitest)
  const { sequence } = vitest.config
  sequence.sequencer = withFoldersTogether(sequence.sequencer)
}

function withFoldersTogether(Sequencer: TestSequencerConstructor): TestSequencerConstructor {
  return class implements TestSequencer {
    readonly #inner: TestSequencer

    constructor(vitest: Vitest) {
      this.#inner = new Sequencer(vitest)
    }

    shard(files: TestSpecification[]) {
      return this.#inner.shard(files)
    }

    async sort(files: TestSpecification[]) {
      const groups = Map.groupBy(await this.#inner.sort(files), (file) =>
        isSuite(file) ? `${file.project.name}\n${dirname(file.moduleId)}` : file,
      )
      return [...groups.values()].flat()
    }
  }
}

function isSuite({ project }: TestSpecification): boolean {
  return project.getProvidedContext().thinkingbox !== undefined
}
