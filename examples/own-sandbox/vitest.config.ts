import { defineConfig } from 'vitest/config'
import { suiteProjects } from 'vitest-thinkingbox/config'

export default defineConfig({
  test: {
    reporters: ['vitest-thinkingbox/reporter'],
    projects: suiteProjects({ include: ['*.test.ts'] }),
  },
})
