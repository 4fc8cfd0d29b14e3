import type { Settings } from './setting-table.ts'

type Customers = Pick<Settings, 'customerModel'>

/** The models that `CUSTOMER_MODEL` names. */
export function customerModels({ customerModel }: Customers): readonly string[] {
  return customerModel === undefined ? [] : customerModel.split(',')
}

/**
 * Whose turn it is in an attempt: the first one's in attempt 1, the second one's in attempt 2, and so on round and round.
 *
 * @param attempt - counted from 1
 * @returns undefined when there is nobody
 */
export function inTurn<Item>(items: readonly Item[], attempt: number): Item | undefined {
  return items[(attempt - 1) % items.length]
}

/** The settings as they are in one attempt: of several customers they name the one whose turn it is. */
export function settingsOfAttempt<S extends Customers>(settings: S, attempt: number): S {
  return { ...settings, customerModel: inTurn(customerModels(settings), attempt) }
}
