import { codes } from '../rules.ts'
import type { Rows } from './rows.ts'

const lastMoment = (date: string) => `${date}T23:59:59Z`
const polykon = ['SKU-50060011', 'SKU-50060012']
const refurbished = ['SKU-50040012']

/** The codes of the price policy as the promotion system stores them. */
export const activePromotions: Rows<'activePromotions'> = [
  {
    id: 'PRM-30000001',
    promo_code: codes.lantern.code,
    discount_type: 'percentage',
    discount_value: codes.lantern.percent,
    stackable_with_points: false,
    excluded_skus: [...polykon, ...refurbished],
    valid_from: '2025-09-01T00:00:00Z',
    valid_until: lastMoment(codes.lantern.until),
  },
  {
    id: 'PRM-30000002',
    promo_code: codes.soundcheck.code,
    discount_type: 'percentage',
    discount_value: codes.soundcheck.percent,
    stackable_with_points: false,
    excluded_skus: refurbished,
    valid_from: '2025-08-15T00:00:00Z',
    valid_until: lastMoment(codes.soundcheck.until),
  },
  {
    id: 'PRM-30000003',
    promo_code: codes.cozy.code,
    discount_type: 'fixed_amount',
    discount_value: codes.cozy.dollars,
    stackable_with_points: true,
    excluded_skus: [],
    valid_from: '2025-01-01T00:00:00Z',
    valid_until: lastMoment(codes.cozy.until),
  },
  {
    id: 'PRM-30000004',
    promo_code: codes.newhome.code,
    discount_type: 'fixed_amount',
    discount_value: codes.newhome.dollars,
    stackable_with_points: true,
    excluded_skus: polykon,
    valid_from: '2025-06-01T00:00:00Z',
    valid_until: lastMoment(codes.newhome.until),
  },
  // Codes of the sales to companies, which the price policy leaves out.
  {
    id: 'PRM-30000005',
    promo_code: 'TWINSET',
    discount_type: 'bogo',
    discount_value: 50,
    valid_from: '2025-03-01T00:00:00Z',
    valid_until: lastMoment('2027-02-28'),
  },
  {
    id: 'PRM-30000006',
    promo_code: 'CANTEEN',
    discount_type: 'bundle',
    discount_value: 120,
    valid_from: '2025-03-01T00:00:00Z',
    valid_until: lastMoment('2027-02-28'),
  },
  {
    id: 'PRM-30000007',
    promo_code: 'FIRMPRICE',
    discount_type: 'loyalty_pricing',
    discount_value: 8,
    stackable_with_points: true,
    valid_from: '2025-03-01T00:00:00Z',
    valid_until: lastMoment('2027-02-28'),
  },
]
