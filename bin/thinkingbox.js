#!/usr/bin/env node
import { existsSync } from 'node:fs'

// In the repository the TypeScript source runs as it is; the published package holds only the build.
const isSource = existsSync(new URL('./main.ts', import.meta.url))
const built = isSource ? '..' : '../dist'

// A reader may have seen enough, as in `thinkingbox runs | head -1`: what was asked for is done all the same.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })
}

const { nodeProblem } = await import(`${built}/lib/config/node-version.js`)
const problem = nodeProblem()
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  const { main } = await import(isSource ? './main.ts' : '../dist/bin/main.js')
  process.exitCode = await main(process.argv.slice(2))
}
