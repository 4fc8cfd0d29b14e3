import type { Variant } from '../define/variant.ts'
import { type Setting, settingTable } from './setting-table.ts'
import type { SettingsProblem } from './settings-error.ts'

/** What is wrong with the settings of variants: one that does not decide outcomes, or a value that cannot be read. */
export function variantProblems(variants: ReadonlyMap<string, Variant>): SettingsProblem[] {
  const deciding = Object.values<Setting>(settingTable).filter(({ matters }) => matters)
  return [...variants].flatMap(([name, { settings = {} }]) =>
    Object.entries(settings).flatMap(([variable, value]) => {
      const message = problemOf(
        deciding.find((each) => each.variable === variable),
        value,
      )
      return message === undefined
        ? []
        : [{ variable: 'VARIANTS', message: `variant ${JSON.stringify(name)}: ${variable} ${message}` }]
    }),
  )

  function problemOf(setting: Setting | undefined, value: string | number): string | undefined {
    if (!setting)
      return `is no setting that decides outcomes; there are ${deciding.map(({ variable }) => variable).join(', ')}`
    const [issue] = setting.schema.safeParse(String(value)).error?.issues ?? []
    return issue && `${issue.message}, not ${JSON.stringify(value)}`
  }
}
