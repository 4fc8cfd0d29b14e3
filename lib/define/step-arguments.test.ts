import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listArguments, replaceArgument } from './step-arguments.ts'

test('lists plain values and lists with their place and the nearest name', () => {
  expect(listArguments({ id: '4', item: { tags: ['late', null], note: {} } })).toEqual([
    { path: ['id'], name: 'id', value: '4' },
    { path: ['item', 'tags'], name: 'tags', value: ['late', null] },
    { path: ['item', 'tags', 0], name: 'tags', value: 'late' },
    { path: ['item', 'tags', 1], name: 'tags', value: null },
  ])
  expect(listArguments([1]).at(-1)).toEqual({ path: [0], name: undefined, value: 1 })
})

test('replacing an argument changes that one, in a copy', () => {
  const args = fc.object({ key: fc.constantFrom('id', 'item', 'tags'), maxDepth: 4 })
  fc.assert(
    fc.property(args, (input) => {
      const before = structuredClone(input)
      for (const { path, value } of listArguments(input)) {
        const replaced = replaceArgument(input, path, 'another')
        expect(path.reduce<unknown>((node, part) => Object(node)[part], replaced)).toBe('another')
        expect(replaceArgument(replaced, path, value)).toEqual(input)
      }
      expect(input).toEqual(before)
    }),
  )
})
