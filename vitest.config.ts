import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { suiteProjects } from './lib/config/index.ts'

const folders = '{bench,bin,lib,reporters,sandboxes,examples,docs}'
const processTests = `${folders}/**/*.{process,browser}.test.ts`
const shared = {
  // A worker mostly waits for what its test has started.
  maxWorkers: availableParallelism() + 1,
  execArgv: ['--import', new URL('./lib/config/quick-imports.js', import.meta.url).href],
}
// What is to be installed as a package is tested by installing it (examples/own-sandbox.process.test.ts).
const excluded = ['**/node_modules/**', '**/fixtures/**', 'examples/own-sandbox/**']

export default defineConfig({
  test: {
    reporters: ['./reporters/index.ts'],
    projects: [
      {
        test: {
          ...shared,
          // Tests that start databases, servers, browsers and other Vitest runs.
          name: 'process',
          include: [processTests],
          exclude: excluded,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          // Everything else. Named so that it comes after `process`: short files fill the gaps at the end.
          name: 'quick',
          include: [`${folders}/**/*.test.ts`],
          exclude: [...excluded, processTests],
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      ...suiteProjects({ include: ['suites/**/*.test.ts'] }),
    ],
  },
})
