import { levels } from '../../lib/define/levels.ts'
import type { AnyTool } from '../../lib/sandbox/index.ts'
import type { ProjectSandbox } from '../load-sandboxes.ts'

/**
 * A task whose texts are empty, so that it cannot be run, and cannot pass, before it is written.
 *
 * @param library - how it imports what makes expected effects
 */
export function taskModule(
  { sandbox, exported, folder }: ProjectSandbox,
  id: string,
  library: string,
): string {
  const tables = Object.keys(sandbox.tables).join(', ')
  const tools = (sandbox.tools as readonly AnyTool[]).map(({ name }) => name).join(', ')
  return `import { ${exported} } from '../../../sandboxes/${folder}/index.ts'

export const ${id} = ${exported}.task({
  id: '${id}',
  // TODO: what the task is about. No agent sees it.
  title: '',
  // TODO: ${levels.join(', ')}.
  level: '${levels[0]}',
  // TODO: the customer's first message.
  request: '',
  // TODO: "You are …": all that the customer knows and wants, and what they accept. The agent never sees it.
  customer: '',
  // TODO: what this task needs besides the baseline. Tables: ${tables}.
  records: {},
  // TODO: the calls that solve it, as ['tool', { … }]. Tools: ${tools || 'none yet'}.
  solution: [],
  // TODO: every change that may be there in the end, as updated(${exported}.tables.${Object.keys(sandbox.tables)[0]}, 'key', { … });
  // inserted, updated and deleted come from '${library}'. If nothing may change, add idlePasses: true.
  expected: [],
})
`
}
