import type { RecordsOf } from '../../lib/sandbox/index.ts'
import { refunds, rmaRecords, warrantyClaims } from './baseline/aftersales.ts'
import { articles } from './baseline/articles.ts'
import { customerProfiles } from './baseline/customers.ts'
import { comments, organizations, ticketComments, tickets, triggers, users } from './baseline/desk.ts'
import { membershipRecords } from './baseline/memberships.ts'
import { placedOrders } from './baseline/orders.ts'
import { products } from './baseline/products.ts'
import { activePromotions } from './baseline/promotions.ts'
import { inventoryRecords } from './baseline/stock.ts'
import type { tables } from './schema.ts'

/** The records that every retail trial starts with. A task adds the order its story is about. */
export const baseline: RecordsOf<typeof tables> = {
  tickets,
  users,
  organizations,
  comments,
  ticketComments,
  articles,
  triggers,
  ...placedOrders,
  refunds,
  warrantyClaims,
  rmaRecords,
  inventoryRecords,
  activePromotions,
  membershipRecords,
  customerProfiles,
  products,
}
