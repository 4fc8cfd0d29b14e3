/**
 * Takes from a text what GitHub Actions would obey: a line that begins with `::`, and `##[` anywhere
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands). A character without width goes between.
 */
export function withoutCommands(text: string): string {
  return text.replaceAll(/^(\s*:)(?=:)/gm, '$1\u200B').replaceAll('##[', '##\u200B[')
}

/** A text that may hold an agent's or a provider's words, as it may be printed here: on GitHub Actions it must not command the runner. */
export function printedText(text: string): string {
  return process.env.GITHUB_ACTIONS === 'true' ? withoutCommands(text) : text
}
