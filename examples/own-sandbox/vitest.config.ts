import { defineConfig } from 'vitest/config'
import { suiteProjects } from 'vitest-thinkingbox/config'

export default defineConfig({
  test: {
    reporters: ['vitest-thinkingbox/reporter'],
    projects: [
      { test: { name: 'sandbox', include: ['sandboxes/**/*.test.ts'] } },
      ...suiteProjects({ include: ['suites/**/*.test.ts'] }),
    ],
  },
})
