import type { Summary } from '../lib/results/summary.ts'
import { type CustomerFigures, describeDifference } from './describe-difference.ts'
import { formatPercent } from './number-format.ts'
import type { Paint } from './paint.ts'
import { agentLabel } from './report-text.ts'

const nameWidth = 34
const rateWidth = 22

/** Whether it made a difference which model played the customer, where several did in turn; otherwise nothing. */
export function renderCustomers({ agents }: Summary, paint: Paint): string[] {
  const several = agents.filter(({ customers }) => customers !== undefined)
  if (several.length === 0) return []
  const title = 'Customers'.padEnd(nameWidth + 2)
  return [
    ` ${paint('bold', `${title}${'pass@1 %'.padEnd(rateWidth)}`)}against the first customer`,
    ...several.flatMap((agent) => [
      ` ${agentLabel(agent)}`,
      ...(agent.customers ?? []).flatMap(customerLines),
    ]),
    paint(
      'dim',
      ' In brackets: 95 % intervals; differences are paired, over the tasks that both customers played.',
    ),
    '',
  ]
}

function customerLines(figures: CustomerFigures): string[] {
  const { customer, passAt1, difference } = figures
  const cells =
    `${rateCell(passAt1).padEnd(rateWidth)}${difference ? describeDifference(difference) : ''}`.trimEnd()
  const name = `   ${customer}`
  // A name that does not fit stands on a line of its own.
  if (customer.length > nameWidth - 2) return [name, `   ${' '.repeat(nameWidth)}${cells}`]
  return [`${name.padEnd(nameWidth + 3)}${cells}`]
}

function rateCell(rate: CustomerFigures['passAt1']): string {
  if (!rate) return '–'
  const value = formatPercent(rate.value).padStart(5)
  if (!rate.interval) return value
  const [low, high] = rate.interval
  return `${value} (${formatPercent(low)}–${formatPercent(high)})`
}
