import type { SolutionStep } from '../../lib/define/define-task.ts'
import { updated } from '../../lib/task.ts'
import { build, type Household, insurance } from '../../sandboxes/insurance/index.ts'

type Step = SolutionStep<typeof insurance.tools>
type DriverStatus = 'Rated' | 'Excluded' | 'Removed'

/** Today, as the records write it. */
export const today = '2025-10-01'

const policyOf = (home: Household) => build.idsOf(home.policy).policy

/** Reads who is on a policy. */
export function readDrivers(home: Household): Step {
  return ['policy_get_policy_drivers', { policy_id: policyOf(home) }]
}

/** Reads which cars are on a policy. */
export function readCars(home: Household): Step {
  return ['policy_get_policy_vehicles', { policy_id: policyOf(home) }]
}

/** Reads a policy's claims. */
export function readClaims(home: Household): Step {
  return ['claims_get_policy_claims', { policy_id: policyOf(home) }]
}

/** Reads the claims in which drivers drove. */
export function readDriverClaims(...ids: readonly string[]): Step[] {
  return ids.map((driver_id) => ['claims_get_driver_claims', { driver_id }])
}

/** Changes how a driver is carried. */
export function setDriver(driver_id: string, new_status: DriverStatus, effective_date: string): Step {
  return ['policy_update_driver_status', { driver_id, new_status, effective_date }]
}

/** What a driver must be after {@link setDriver}. */
export function driverSet(driver_id: string, status: DriverStatus, effective_date: string) {
  const removal = status === 'Removed' ? { removal_date: effective_date } : {}
  return updated(insurance.tables.drivers, driver_id, { status, effective_date, ...removal })
}

/** Takes a car off a policy. */
export function removeCar(vehicle_id: string, effective_date: string): Step {
  return ['policy_update_vehicle_status', { vehicle_id, new_status: 'Removed', effective_date }]
}

/** What a car must be after {@link removeCar}. */
export function carRemoved(vehicle_id: string, removal_date: string) {
  return updated(insurance.tables.vehicles, vehicle_id, { status: 'Removed', removal_date })
}

/** The end of a ticket for which something was changed from a day on. */
export function from<End extends object>(day: string, end: End) {
  return { ...end, effective_date_of_change: day }
}
