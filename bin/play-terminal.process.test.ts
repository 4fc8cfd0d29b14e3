import { describe, expect, test } from 'vitest'
import { ST003_006 as task } from '../suites/retail/late-and-lost-deliveries/ST003_006.ts'
import { thinkingbox } from './fixtures/run-command.ts'

const calls = task.solution.map(([name, input]) => `${name} ${JSON.stringify(input)}`)

function play(lines: readonly string[]) {
  return thinkingbox(['play', task.id], { input: `${lines.join('\n')}\n` })
}

describe('play in a terminal, piped', { timeout: 120_000 }, () => {
  test('the reference solution passes; the policy and the customer part are shown when they are due', async () => {
    const { exitCode, stdout } = await play([...calls, 'say All is noted.', 'finish', 'end'])
    expect(exitCode).toBe(0)
    expect(stdout).toContain(`Task 1 of 1: ${task.id}. You are the agent.`)
    expect(stdout).toContain(task.request)
    expect(stdout).not.toContain(task.sandbox.instructions.split('\n')[0])
    expect(stdout).toMatch(/ {2}tracking_status: +exception\n/)
    const [beforeSay = '', afterSay] = stdout.split('agent> say All is noted.')
    expect(beforeSay).not.toContain(task.customer.split('\n')[0])
    expect(afterSay).toContain(task.customer.split('\n')[0])
    expect(stdout).toMatch(/\nThe conversation is over\. .*\nagent> end\n\nPassed\.\n$/)
  })

  test('a wrong end is explained in the words of a failing test', async () => {
    const { exitCode, stdout } = await play([...calls.slice(0, -1), 'end'])
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/\nFailed\.\nThe end state differs .*\n\nwrong field {5}tickets\.status of 20\n/)
  })

  test('a tool is called by form, by fields and by JSON; what cannot be called is not', async () => {
    const { stdout } = await play([
      'get_order',
      'ORD-40137450',
      'get_order order_id=ORD-40137450',
      'call get_order {"order_id":"ORD-40137450"}',
      'get_order order=1',
      'get_order {"order_id":',
      'get_ordr',
      'zendesk_update_item table=tickets id=20 item.status=hold',
      'policy',
      'help get_order',
      'end',
    ])
    expect(stdout.match(/^get_order:$/gm)).toHaveLength(3)
    expect(stdout).toContain('get_order was not called. There is no field order. The fields are order_id.')
    expect(stdout).toMatch(/get_order was not called\. .*JSON/)
    expect(stdout).toContain('There is no get_ordr, and nothing was done. Did you mean get_order?')
    expect(stdout).toContain(task.sandbox.instructions)
    expect(stdout).toMatch(/ {2}order_id +required +The order's id; text\n/)
    expect(stdout).toMatch(/\nPassed\.\n$/)
  })

  test('a text of several lines goes to the customer, and what happened is shown again', async () => {
    const { stdout } = await play([
      'say',
      'First line',
      '',
      'third line',
      '.',
      'say Aha.',
      'again',
      'note fine',
      'end',
    ])
    expect(stdout).toContain('Desk:\n  First line\n\n  third line\n')
    expect(stdout.match(/Desk:\n {2}First line/g)).toHaveLength(2)
    expect(stdout.match(/^Customer:\n {2}Aha\.$/gm)).toHaveLength(2)
  })

  test('input that ends too early is no end of the trial', async () => {
    const { exitCode, stderr } = await play(['get_order'])
    expect(stderr).toContain('Left before the end: this trial is neither graded nor kept.\n')
    expect(exitCode).toBe(1)
  })
})
