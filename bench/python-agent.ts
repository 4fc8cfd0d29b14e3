import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltInAgent } from '../lib/agent/agent.ts'
import { createAgent } from '../lib/agent/create-agent.ts'
import { playSteps, type Step } from '../lib/agent/play-steps.ts'
import type { Task } from '../lib/define/define-task.ts'
import { findTasks } from '../lib/define/find-tasks.ts'
import { classifyFault } from '../lib/model/classify-fault.ts'
import { openSandbox } from '../lib/sandbox/index.ts'
import { readSettings } from '../lib/settings/index.ts'
import { playTrial } from '../lib/trial/play-trial.ts'
import { retail } from '../sandboxes/retail/index.ts'

const root = join(import.meta.dirname, '..')

/** Milliseconds of the same from an agent in this process and from one in Python. */
export interface InsideAndOutside {
  readonly inside: number
  readonly outside: number
}

/**
 * What it costs that an agent is in another process: retail's tasks with the calls of their solutions, one after the
 * other, from this process and from Python.
 *
 * @param rounds - times that every task is played, after one to warm up
 * @returns means of a trial, and of one of many calls of a tool that only reads
 */
export async function measurePythonAgent(
  rounds: number,
): Promise<{ readonly trial: InsideAndOutside; readonly call: InsideAndOutside }> {
  const tasks = (await findTasks(root)).filter(({ domain }) => domain === retail.name)
  const trial = await compare(tasks, (task) => task.solution, rounds)
  const calls = 200
  const [task] = tasks
  const lookUp = task?.solution.find(([tool]) =>
    retail.tools.some(({ name, readOnly }) => name === tool && readOnly),
  )
  if (!task || !lookUp) throw new Error('No solution of retail begins with looking something up.')
  const none = await compare([task], () => [], rounds)
  const many = await compare([task], () => Array.from({ length: calls }, () => lookUp), rounds)
  return {
    trial,
    call: { inside: (many.inside - none.inside) / calls, outside: (many.outside - none.outside) / calls },
  }
}

async function compare(
  tasks: readonly Task[],
  stepsOf: (task: Task) => readonly Step[],
  rounds: number,
): Promise<InsideAndOutside> {
  const directory = mkdtempSync(join(tmpdir(), 'python-agent-'))
  try {
    const steps = new Map(tasks.map((task) => [task.request, stepsOf(task)]))
    const file = join(directory, 'steps.json')
    writeFileSync(file, JSON.stringify(Object.fromEntries(steps)))
    const inside: BuiltInAgent = {
      name: 'inside',
      async run(session) {
        await playSteps(session, steps.get(session.request) ?? [])
        await session.reply('Everything you asked for has been dealt with.')
      },
    }
    const command = `python3 ${join(root, 'examples/python-agent/fixtures/replay.py')} ${file}`
    const { agent: outside } = await createAgent(readSettings({ AGENT: command }))
    return {
      inside: await meanTrial(inside, tasks, rounds),
      outside: await meanTrial(outside, tasks, rounds),
    }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

async function meanTrial(agent: BuiltInAgent, tasks: readonly Task[], rounds: number): Promise<number> {
  await using sandbox = await openSandbox(retail, { slots: 1 })
  let started = performance.now()
  for (let round = -1; round < rounds; round += 1) {
    if (round === 0) started = performance.now()
    for (const task of tasks) {
      const played = await playTrial({
        task,
        attempt: 1,
        agent,
        sandbox,
        seed: '1',
        maxTurns: 20,
        signal: new AbortController().signal,
        classifyFault,
      })
      if (!played.valid) throw new Error(`${task.id}: ${played.message}`)
    }
  }
  return (performance.now() - started) / rounds / tasks.length
}
