import { dirname, sep } from 'node:path'
import type { TestProject } from 'vitest/node'
import { importedFiles } from '../core/imported-files.ts'

/**
 * Starts no more workers than there are suite files that name what `-t` selects, in their own text or in the modules
 * below their folder that they import, where tasks are. Every worker imports the suite before it
 * knows that nothing in its files is selected, and where processors are few it does so at the cost of the one that has the trials.
 *
 * A pattern that no file spells out, such as one for attempts, may select something in each of them.
 *
 * @param most - how many workers there are without a pattern
 */
export async function limitWorkers(project: TestProject, most: number): Promise<void> {
  const pattern = project.vitest.getGlobalTestNamePattern()
  const naming = pattern ? await countNaming(project, pattern) : 0
  project.config.maxWorkers = naming === 0 ? most : Math.min(most, naming)
}

async function countNaming(project: TestProject, pattern: RegExp): Promise<number> {
  const { testFiles } = await project.globTestFiles()
  // One with the flag g or y would go on where it last stopped.
  const stateless = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
  return testFiles.filter((suite) => {
    const folder = dirname(suite) + sep
    const files = importedFiles([suite], (file) => file.startsWith(folder))
    return [...files.values()].some((text) => stateless.test(text))
  }).length
}
