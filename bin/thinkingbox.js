#!/usr/bin/env node
// In the repository the TypeScript source runs as it is; the published package holds only the build.
import { existsSync } from 'node:fs'

const source = new URL('./main.ts', import.meta.url)
const { main } = await import(existsSync(source) ? source.href : '../dist/bin/main.js')
process.exitCode = await main(process.argv.slice(2))
