import type { SeenByAgent } from '../../../lib/results/task-line.ts'
import { formatNoun } from '../../number-format.ts'
import { element, fill } from './elements.ts'

/**
 * What the agent got beside the customer's messages, closed at first: it is long, and read when somebody looks.
 *
 * @param read - reads it; rejects when it is not there
 */
export function seenView(read: () => Promise<SeenByAgent>): HTMLElement {
  const body = element('div', { class: 'seen' })
  const details = element(
    'details',
    { ontoggle: () => void open() },
    element('summary', {}, 'What the agent got: instructions and tools'),
    body,
  )
  const open = async () => {
    if (!details.open || body.childElementCount > 0) return
    try {
      fill(body, ...contents(await read()))
    } catch (error) {
      fill(body, element('p', { class: 'problem' }, error instanceof Error ? error.message : String(error)))
    }
  }
  return details
}

function contents({ instructions, tools }: SeenByAgent): HTMLElement[] {
  return [
    element('h4', {}, 'Instructions'),
    element('pre', { dir: 'auto' }, instructions),
    element('h4', {}, formatNoun(tools.length, 'tool')),
    ...tools.map(({ name, description, ...announced }) =>
      element(
        'details',
        { class: 'announced' },
        element('summary', {}, element('code', {}, name)),
        element('p', { dir: 'auto' }, description ?? 'No description.'),
        element('pre', {}, JSON.stringify(announced, null, 2)),
      ),
    ),
  ]
}
