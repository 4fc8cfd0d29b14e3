/**
 * The row as it is stored: without the labels that the desk does not keep.
 *
 * @param row - may have no tags at all, as a table of another kind
 */
export function withoutDroppedTags(
  row: Readonly<Record<string, unknown>>,
  droppedTags: readonly string[] = [],
): Record<string, unknown> {
  const { tags } = row
  if (droppedTags.length === 0 || !Array.isArray(tags)) return { ...row }
  return { ...row, tags: tags.filter((tag) => !droppedTags.includes(tag)) }
}
