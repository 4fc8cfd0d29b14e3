import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { libraryImport } from './library-import.ts'

test('imports the library by name, and by path in its own repository', () => {
  const file = 'sandboxes/depot/tools/move-pallet.ts'
  expect(libraryImport('/projects/depot', file, 'sandbox')).toBe('vitest-thinkingbox/sandbox')
  expect(libraryImport('/projects/depot', file)).toBe('vitest-thinkingbox')
  const repository = resolve(import.meta.dirname, '../..')
  expect(libraryImport(repository, file, 'sandbox')).toBe('../../../lib/sandbox/index.ts')
  expect(libraryImport(repository, file, 'task')).toBe('../../../lib/task.ts')
  expect(libraryImport(repository, file)).toBe('../../../lib/index.ts')
})
