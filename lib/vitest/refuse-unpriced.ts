import { costOf, explainNoPrice } from '../prices/index.ts'
import { isModel, type Settings, SettingsError } from '../settings/index.ts'
import { namedModels } from '../settings/named-models.ts'

/**
 * Makes sure that a limit to what a run costs can be kept. What an agent of your own uses is not known before it runs.
 *
 * @throws SettingsError when MAX_COST is set and a model that is named has no price
 */
export function refuseUnpriced(settings: Settings): void {
  if (settings.maxCost === undefined) return
  const named = namedModels(settings).map(([, model]) => model)
  const tokens = { calls: 1, inputTokens: 1000, cachedInputTokens: 0, outputTokens: 100 }
  const unpriced = [...new Set(named)].filter(
    (model) => isModel(model) && costOf({ model, role: 'agent', ...tokens }, settings) === undefined,
  )
  if (unpriced.length === 0) return
  throw new SettingsError(
    'NOT_READY',
    unpriced.map((model) => ({ variable: 'MAX_COST', message: explainNoPrice(model) })),
  )
}
