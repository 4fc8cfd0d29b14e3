import { addDays } from '../../shared/index.ts'
import { customerProfiles } from '../baseline/people.ts'
import type { Row, Rows } from '../baseline/rows.ts'
import { type Stay, type StayRows, stayRows } from './stay.ts'

/** One block of rooms in the words of a person. */
export interface Block {
  /** Digits after `GRP-`; the rooms are `BKG-` with these digits and two more. */
  readonly number: string
  /** The customer who coordinates and pays. */
  readonly coordinator: string
  readonly hotel: string
  readonly arrives: string
  readonly nights: number
  readonly nightly: number
  /** Rooms by contract. */
  readonly contract: number
  /** The rooms in use, each with what differs from the others; `{}` for one that differs in nothing. */
  readonly rooms: readonly Partial<Omit<Stay, 'number'>>[]
  readonly booked: string
  readonly account?: string
}

/** Rows of the three tables that blocks are in. */
export type BlockRows = StayRows & {
  readonly groupBookings: Rows<'groupBookings'>
}

/** The reference of a room of a block, counted from 1. */
export function roomOf(block: Pick<Block, 'number'>, room: number): string {
  return `BKG-${block.number}${String(room).padStart(2, '0')}`
}

/** The rows of these blocks. */
export function blockRows(blocks: readonly Block[]): BlockRows {
  const stays = blocks.flatMap((block) =>
    block.rooms.map(
      (room, index): Stay => ({
        customer: block.coordinator,
        hotel: block.hotel,
        arrives: block.arrives,
        nights: block.nights,
        nightly: block.nightly,
        group: `GRP-${block.number}`,
        booked: block.booked,
        ...(block.account !== undefined && { account: block.account }),
        ...room,
        number: roomOf(block, index + 1).slice('BKG-'.length),
      }),
    ),
  )
  return { groupBookings: blocks.map(groupRow), ...stayRows(stays) }
}

function groupRow(block: Block): Row<'groupBookings'> {
  const coordinator = customerProfiles.find(({ customer_id }) => customer_id === block.coordinator)
  if (!coordinator) throw new Error(`The baseline has no customer ${block.coordinator}.`)
  return {
    id: `GRP-${block.number}`,
    group_booking_id: `GRP-${block.number}`,
    coordinator_name: coordinator.full_name,
    coordinator_email: coordinator.email,
    coordinator_phone: '+1-555-0190',
    total_rooms: block.contract,
    check_in_date: `${block.arrives}T15:00:00Z`,
    check_out_date: `${addDays(block.arrives, block.nights)}T11:00:00Z`,
    hotel_id: block.hotel,
    booking_references: block.rooms.map((_, index) => roomOf(block, index + 1)),
    created_at: block.booked,
    updated_at: block.booked,
  }
}
