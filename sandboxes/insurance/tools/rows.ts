import { rowFinder } from '../../shared/index.ts'
import { billingAccounts, customers, drivers, policies, vehicles } from '../schema.ts'

/** Finders of rows that must exist; each throws ToolError when there is none. */
export const findPolicy = rowFinder(
  policies,
  'policy',
  'Ask the customer for the policy number, ten digits after POL-.',
)
export const findDriver = rowFinder(drivers, 'driver', 'List them with policy_get_policy_drivers.')
export const findVehicle = rowFinder(vehicles, 'vehicle', 'List them with policy_get_policy_vehicles.')
export const findAccount = rowFinder(
  billingAccounts,
  'billing account',
  'Check the policy number; every policy in force has an account.',
)
export const findCustomer = rowFinder(
  customers,
  'customer',
  'The id stands in the policy, or search with crm_get_customer_by_email.',
)
