import { readFileSync } from 'node:fs'
import { type Level, levels } from '../../define/levels.ts'
import { endStatesOf, type PlannedTask, type Rule, type TaskSet, tableOf } from './requirement.ts'

/** About a fifth routine, three fifths demanding, a fifth severe. */
const shares: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  routine: [0.15, 0.25],
  demanding: [0.5, 0.7],
  severe: [0.15, 0.25],
}

const ticketTable = 'tickets'

/** The set asks enough of an agent, in enough different ways, and can be read. */
export const difficultyRules: readonly Rule[] = [
  {
    name: 'about a fifth of the tasks is routine, three fifths demanding, a fifth severe',
    problems: ({ tasks }) =>
      levels.flatMap((level) => {
        const [least, most] = shares[level]
        const count = tasks.filter((task) => task.level === level).length
        const share = count / tasks.length
        return share >= least && share <= most ? [] : [`${level}: ${count} of ${tasks.length}`]
      }),
  },
  {
    name: 'the median solution has 9 calls or more',
    problems({ tasks }) {
      const median = medianOf(tasks.map(({ solution }) => solution.length))
      return median >= 9 ? [] : [`it has ${median}`]
    },
  },
  atLeast('a tenth', 'has solutions of 15 calls or more', 1 / 10, ({ solution }) => solution.length >= 15),
  atLeast(
    'a third',
    'expects four effects or more',
    1 / 3,
    (task) => (endStatesOf(task)[0] ?? []).length >= 4,
  ),
  atLeast('a tenth', 'expects no more than a change of tickets', 1 / 10, (task, { sandbox }) =>
    endStatesOf(task).some((effects) =>
      effects.every(({ sqlTable }) => tableOf(sandbox, sqlTable) === ticketTable),
    ),
  ),
  atLeast('a tenth', 'accepts several end states', 1 / 10, (task) => endStatesOf(task).length > 1),
  atLeast('a tenth', 'has two matters, with a ticket each', 1 / 10, (task, { sandbox }) =>
    endStatesOf(task).some(
      (effects) => effects.filter(({ sqlTable }) => tableOf(sandbox, sqlTable) === ticketTable).length > 1,
    ),
  ),
  atLeast('a fifth', 'has the trait customer-moves', 1 / 5, ({ traits = [] }) =>
    traits.includes('customer-moves'),
  ),
  {
    name: 'the median task has 95 lines or fewer',
    problems({ tasks }) {
      const median = medianOf(tasks.flatMap(({ file }) => (file === undefined ? [] : [linesOf(file)])))
      return median <= 95 ? [] : [`it has ${median}`]
    },
  },
]

function atLeast(
  part: string,
  what: string,
  share: number,
  isOne: (task: PlannedTask, set: TaskSet) => boolean,
): Rule {
  return {
    name: `${part} of the tasks ${what}`,
    problems(set) {
      const count = set.tasks.filter((task) => isOne(task, set)).length
      const wanted = Math.floor(set.tasks.length * share)
      return count >= wanted ? [] : [`${count} of ${set.tasks.length}, where ${wanted} are wanted`]
    },
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length
}
