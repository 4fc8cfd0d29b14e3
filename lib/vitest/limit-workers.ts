import { readFile } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'

/**
 * Starts no more workers than there are files that name what `-t` selects. Every worker imports the suite before it
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
  const texts = await Promise.all(testFiles.map((file) => readFile(file, 'utf8')))
  // One with the flag g or y would go on where it last stopped.
  const stateless = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
  return texts.filter((text) => stateless.test(text)).length
}
