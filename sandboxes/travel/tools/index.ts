import { helpdeskTools } from '../../helpdesk/index.ts'
import { searchPolicyTool } from '../../shared/index.ts'
import { tickets } from '../schema.ts'
import { checkHotelAvailability } from './check-hotel-availability.ts'
import { checkPaymentStatus } from './check-payment-status.ts'
import { checkVipStatus } from './check-vip-status.ts'
import { escalateToHotel } from './escalate-to-hotel.ts'
import { generateCorporateInvoice } from './generate-corporate-invoice.ts'
import { generateInvoice } from './generate-invoice.ts'
import { getAccountDetails } from './get-account-details.ts'
import { getBooking } from './get-booking.ts'
import { getBookingHistory } from './get-booking-history.ts'
import { getCorporateBookingHistory } from './get-corporate-booking-history.ts'
import { getCustomerPreferences } from './get-customer-preferences.ts'
import { getCustomerProfile } from './get-customer-profile.ts'
import { getGroupBooking } from './get-group-booking.ts'
import { getHotelContact } from './get-hotel-contact.ts'
import { getHotelInfo } from './get-hotel-info.ts'
import { getTransactionHistory } from './get-transaction-history.ts'
import { lookupCorporateAccountId } from './lookup-corporate-account-id.ts'
import { lookupGroupBookingId } from './lookup-group-booking-id.ts'
import { lookupHotelId } from './lookup-hotel-id.ts'
import { modifyBooking } from './modify-booking.ts'
import { modifyGroupBooking } from './modify-group-booking.ts'
import { processCharge } from './process-charge.ts'
import { processChargeDispute } from './process-charge-dispute.ts'
import { processRefund } from './process-refund.ts'
import { searchHotelsByLocation } from './search-hotels-by-location.ts'
import { bookingTicketChanges, droppedTags, newBookingTicket } from './ticket-fields.ts'
import { updateCustomerInfo } from './update-customer-info.ts'
import { updatePaymentMethod } from './update-payment-method.ts'
import { validateBookingReference } from './validate-booking-reference.ts'
import { verifyAccountStatus } from './verify-account-status.ts'
import { verifyAvailability } from './verify-availability.ts'

/** Every tool of the booking company, the ticket desk's first. */
export const tools = [
  ...helpdeskTools({
    tickets,
    newTicket: newBookingTicket,
    ticketChanges: bookingTicketChanges,
    nullEmptiesLists: false,
    droppedTags,
  }),
  checkHotelAvailability,
  getBooking,
  getBookingHistory,
  getGroupBooking,
  modifyBooking,
  modifyGroupBooking,
  searchHotelsByLocation,
  generateCorporateInvoice,
  getAccountDetails,
  getCorporateBookingHistory,
  verifyAccountStatus,
  checkVipStatus,
  getCustomerPreferences,
  getCustomerProfile,
  updateCustomerInfo,
  escalateToHotel,
  getHotelContact,
  getHotelInfo,
  verifyAvailability,
  checkPaymentStatus,
  generateInvoice,
  getTransactionHistory,
  processCharge,
  processChargeDispute,
  processRefund,
  updatePaymentMethod,
  lookupCorporateAccountId,
  lookupGroupBookingId,
  lookupHotelId,
  validateBookingReference,
  searchPolicyTool('knowledge_base_search_policy'),
] as const
