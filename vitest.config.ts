import { defineConfig } from 'vitest/config'
import { suiteProjects } from './lib/config/index.ts'

export default defineConfig({
  test: {
    reporters: ['./reporters/index.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{bench,bin,lib,reporters,sandboxes,examples,docs}/**/*.test.ts'],
          // What is to be installed as a package is tested by installing it (package.test.ts).
          exclude: ['**/node_modules/**', '**/fixtures/**', 'examples/own-sandbox/**'],
          maxWorkers: 2,
          execArgv: ['--import', new URL('./lib/config/quick-imports.js', import.meta.url).href],
          // Tests here start databases, servers and other Vitest runs.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...suiteProjects({ include: ['suites/**/*.test.ts'] }),
    ],
  },
})
