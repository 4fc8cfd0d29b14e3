import { expect, test } from 'vitest'
import { addToList } from './add-to-list.ts'

const add = (text: string) => addToList(text, 'tools', 'moveBox', './move-box.ts')

test('adds a module to a list on one line, on several, and to an empty one', () => {
  expect(add("import { find } from './find.ts'\n\nexport const tools = [find]\n")).toBe(
    "import { find } from './find.ts'\nimport { moveBox } from './move-box.ts'\n\nexport const tools = [find, moveBox]\n",
  )
  expect(add('export const tools: readonly Tool[] = [\n  ...shared({ a }),\n  find,\n] as const\n')).toBe(
    "import { moveBox } from './move-box.ts'\n\nexport const tools: readonly Tool[] = [\n  ...shared({ a }),\n  find,\n  moveBox,\n] as const\n",
  )
  expect(add('export const tools = [] as const\n')).toContain('export const tools = [moveBox] as const\n')
})

test('adds it after an import of several lines', () => {
  expect(add("import {\n  find,\n} from './find.ts'\nexport const tools = [find]\n")).toContain(
    "} from './find.ts'\nimport { moveBox } from './move-box.ts'\nexport",
  )
})

test('leaves a file without that list alone', () => {
  expect(add('export const others = []\n')).toBeUndefined()
})
