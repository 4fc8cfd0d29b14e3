import { readValue, UnfitValue } from './read-value.ts'
import { describeField, type ToolField } from './tool-fields.ts'

interface FormScene {
  /** @returns undefined when nothing more will be typed */
  ask(prompt: string): Promise<string | undefined>
  say(line: string): void
}

/**
 * Asks for each field in turn. An empty answer leaves an optional field out, `.` gives the form up.
 *
 * @returns undefined when the form was given up
 */
export async function askForm(
  fields: readonly ToolField[],
  { ask, say }: FormScene,
): Promise<Record<string, unknown> | undefined> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    say(`  ${field.name}${field.isRequired ? '' : ' (optional)'}: ${describeField(field)}`)
    for (;;) {
      const typed = await ask(`  ${field.name}: `)
      if (typed === undefined || typed.trim() === '.') return undefined
      if (typed.trim() === '' && !field.isRequired) break
      if (typed.trim() === '') {
        say('  This field is required; . gives the form up, "" is the empty text.')
        continue
      }
      try {
        values[field.name] = readValue(field, typed)
        break
      } catch (error) {
        if (!(error instanceof UnfitValue)) throw error
        say(`  ${error.message}`)
      }
    }
  }
  return values
}
