import type { Settings } from './setting-table.ts'

/** Every model that the settings and their variants name, with the variable that names it. */
export function namedModels(settings: Settings): (readonly [variable: string, model: string])[] {
  const varied = [...(settings.variants?.variants.values() ?? [])].map(({ settings: own = {} }) => own)
  const { agent, models, customerModel, judgeModel } = settings
  const named: [variable: string, value: string | number | undefined][] = [
    ...(agent ? [] : models).map((model): [string, string] => ['MODEL', model]),
    ['CUSTOMER_MODEL', customerModel],
    ['JUDGE_MODEL', judgeModel],
    ...varied.flatMap((own): [string, string | number | undefined][] => [
      ['CUSTOMER_MODEL', own.CUSTOMER_MODEL],
      ['JUDGE_MODEL', own.JUDGE_MODEL],
    ]),
  ]
  return named.flatMap(([variable, value]) =>
    value === undefined
      ? []
      : String(value)
          .split(',')
          .map((model) => [variable, model.trim()] as const),
  )
}
