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
]
