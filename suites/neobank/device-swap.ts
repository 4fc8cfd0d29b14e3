import { assetId, type Person } from '../../sandboxes/neobank/builders/index.ts'

/** One device in exchange for another. */
export interface Swap {
  readonly holder: Person
  /** Which of the holder's devices goes, counted from 1. */
  readonly row: number
  /** Digits of the device that comes. */
  readonly fresh: string
  readonly ticket: string
  readonly cc?: string
}

/** The device that goes. */
export function outgoing({ holder, row }: Swap): string {
  return assetId(holder.devices?.[row - 1]?.tag ?? '')
}
