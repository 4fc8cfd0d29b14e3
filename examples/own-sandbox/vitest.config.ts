import { defineConfig } from 'vitest/config'
import { suiteProjects } from 'vitest-thinkingbox/config'

export default defineConfig({
  test: {
    reporters: ['vitest-thinkingbox/reporter'],
    projects: [
      { test: { name: 'sandbox', include: ['*-sandbox.test.ts'] } },
      ...suiteProjects({ include: ['depot.test.ts'] }),
    ],
  },
})
