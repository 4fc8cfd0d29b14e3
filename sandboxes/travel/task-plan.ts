import type { TaskPlan } from '../../lib/testing/index.ts'

/** What the domain's set of tasks is to become. */
export const taskPlan: TaskPlan = {
  size: 104,
  // The instructions forbid deleting anything at the desk.
  forbiddenTools: ['zendesk_delete_item'],
  // The instructions leave the desk's other tables alone, and no tool writes to the others.
  unchangedTables: [
    'users',
    'organizations',
    'comments',
    'ticketComments',
    'articles',
    'hotelInventory',
    'corporateAccounts',
    'hotels',
    'lookupHotels',
    'lookupBookings',
    'lookupCorporateAccounts',
    'lookupGroupBookings',
  ],
  // They are for finding an id by a name, and repeat what other tables hold.
  rareValues: [
    'lookupHotels.partner_tier',
    'lookupBookings.room_type',
    'lookupBookings.board_type',
    'lookupBookings.booking_status',
    'lookupCorporateAccounts.account_tier',
    'lookupCorporateAccounts.account_status',
  ],
}
