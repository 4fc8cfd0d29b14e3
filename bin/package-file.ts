import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const versions = z.record(z.string(), z.string())
const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  peerDependencies: versions,
  devDependencies: versions,
})

/** This library as it is installed: where it is, and what its `package.json` says. */
export function ownPackage(): z.infer<typeof packageSchema> & { readonly directory: string } {
  // The sources are one folder below the package's, the build is two.
  let directory = import.meta.dirname
  while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory)
  return {
    ...packageSchema.parse(JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))),
    directory,
  }
}
