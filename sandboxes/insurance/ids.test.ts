import { expect, test } from 'vitest'
import { namedId } from './ids.ts'

test('an id follows from the parts and their order alone', () => {
  expect(namedId('VEH-2-', 8, ['a', 'b'])).toBe('VEH-2-648FA9B3')
  expect(namedId('VEH-2-', 8, ['a', 'b'])).toBe(namedId('VEH-2-', 8, ['a', 'b']))
  expect(namedId('VEH-2-', 8, ['b', 'a'])).not.toBe(namedId('VEH-2-', 8, ['a', 'b']))
  expect(namedId('CLM-2', 9, [''])).toBe('CLM-2E3B0C4429')
})
