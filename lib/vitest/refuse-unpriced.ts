import { costOf, explainNoPrice } from '../prices/index.ts'
import { customerModels } from '../settings/customer-models.ts'
import { isModel, type Settings, SettingsError } from '../settings/index.ts'

/**
 * Makes sure that a limit to what a run costs can be kept. What an agent of your own uses is not known before it runs.
 *
 * @throws SettingsError when MAX_COST is set and a model that is named has no price
 */
export function refuseUnpriced(settings: Settings): void {
  const { agent, models, judgeModel, maxCost } = settings
  if (maxCost === undefined) return
  const named = [...(agent ? [] : models), ...customerModels(settings), ...(judgeModel ? [judgeModel] : [])]
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
