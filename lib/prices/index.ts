export { costOf } from './cost-of.ts'
export { type ModelPrice, modelPriceSchema, type PriceOverrides } from './price-overrides.ts'
