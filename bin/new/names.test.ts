import { expect, test } from 'vitest'
import { variableName } from './names.ts'

test('a name becomes the name of a variable', () => {
  expect(variableName('late-parcels', 'Sandbox')).toBe('lateParcels')
  expect(variableName('get_order_2', 'Tool')).toBe('getOrder2')
})

test.each([
  ['delete', 'Tool', 'deleteTool'],
  ['await', 'Tool', 'awaitTool'],
  ['tools', 'Tool', 'toolsTool'],
  ['define_tool', 'Tool', 'defineToolTool'],
  ['class', 'Sandbox', 'classSandbox'],
  ['eval', 'Sandbox', 'evalSandbox'],
  ['instructions', 'Sandbox', 'instructionsSandbox'],
] as const)('%s, which cannot be declared in the files, gets an ending', (name, ending, expected) => {
  expect(variableName(name, ending)).toBe(expected)
})
