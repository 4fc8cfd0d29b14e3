import { findPallets } from './find-pallets.ts'
import { movePallet } from './move-pallet.ts'

export const tools = [findPallets, movePallet] as const
