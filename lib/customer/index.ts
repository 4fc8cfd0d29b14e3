export { createModelCustomer, type ModelCustomerOptions } from './model-customer.ts'
