export { createModelCustomer } from './model-customer.ts'
