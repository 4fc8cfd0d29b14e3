import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** Puts terminal colours around a text, or leaves it alone. */
export type Paint = (style: Style, text: string) => string

/** For files, pipes and tests. */
export const plain: Paint = (_style, text) => text

/**
 * Colours when the stream is a terminal that has them; `NO_COLOR` and `FORCE_COLOR` are obeyed. Colour only ever
 * repeats what the words say.
 */
export function paintFor(stream: object, env: Readonly<Record<string, string | undefined>>): Paint {
  const noColour = env.NO_COLOR !== undefined && env.NO_COLOR !== ''
  const force = env.FORCE_COLOR
  const forced = force !== undefined && force !== '0' && force !== 'false'
  const terminal = 'isTTY' in stream && stream.isTTY === true && force === undefined && env.TERM !== 'dumb'
  if (noColour || !(forced || terminal)) return plain
  return (style, text) => styleText(style, text, { validateStream: false })
}
