import { rowFinder } from '../../shared/index.ts'
import {
  customerProfiles,
  installationJobs,
  inventoryRecords,
  membershipRecords,
  orders,
  paymentTransactions,
  products,
  rmaRecords,
  shipments,
  warrantyContracts,
} from '../schema.ts'

/** Rows that a tool needs; each function throws ToolError when there is none. */
export const findCustomer = rowFinder(
  customerProfiles,
  'customer',
  'Ask the customer, or try the other of id and address.',
)
export const findOrder = rowFinder(orders, 'order', 'Check the id with the customer.')
export const findPayment = rowFinder(paymentTransactions, 'payment', "Check the order's id.")
export const findShipment = rowFinder(
  shipments,
  'shipment',
  "The order's id is wrong, or it was not sent yet.",
)
export const findProduct = rowFinder(products, 'product in the catalogue', 'Check the number.')
export const findStock = rowFinder(inventoryRecords, 'product on the stock list', 'Check the number.')
export const findMembership = rowFinder(membershipRecords, 'membership', 'The customer never had one.')
export const findRma = rowFinder(rmaRecords, 'return', 'Check the id with the customer.')
export const findContract = rowFinder(
  warrantyContracts,
  'warranty contract',
  'check_warranty_coverage names the right one.',
)
export const findJob = rowFinder(
  installationJobs,
  'installation job',
  "get_installation_job finds it by the order's id.",
)
