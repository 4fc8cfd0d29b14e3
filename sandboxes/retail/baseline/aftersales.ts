import { installation, returns } from '../rules.ts'
import type { Rows } from './rows.ts'

/** What happened to orders after they were placed: refunds, returns, discounts, warranties and installations. */
export const refunds: Rows<'refunds'> = [
  {
    id: 'RFD-30000001',
    transaction_id: 'TXN-40122064',
    order_id: 'ORD-40122064',
    amount: 26,
    refund_reason: 'late_delivery_compensation',
    status: 'completed',
    refund_date: '2025-08-28T09:00:00Z',
  },
  {
    id: 'RFD-30000002',
    transaction_id: 'TXN-40125530',
    order_id: 'ORD-40125530',
    amount: 95.89,
    refund_reason: 'rma_processed',
    status: 'completed',
    refund_date: '2025-07-08T09:00:00Z',
  },
]

export const rmaRecords: Rows<'rmaRecords'> = [
  {
    id: 'RMA-30000001',
    order_id: 'ORD-40135502',
    line_item_id: 'LIN-401355021',
    customer_id: 'CUS-30000118',
    return_reason: 'changed_mind',
    is_defective: false,
    status: 'shipped_to_warehouse',
    created_date: '2025-09-24T10:15:00Z',
    refund_amount: 159,
  },
  {
    id: 'RMA-30000002',
    order_id: 'ORD-40125530',
    line_item_id: 'LIN-401255301',
    customer_id: 'CUS-30000105',
    return_reason: 'changed_mind',
    is_defective: false,
    status: 'refunded',
    created_date: '2025-06-28T17:00:00Z',
    refund_amount: 95.89,
    restocking_fee: 14.16,
    return_shipping_cost: returns.parcelLabel,
  },
]

export const discountApplications: Rows<'discountApplications'> = [
  {
    id: 'DSC-30000001',
    order_id: 'ORD-40128850',
    promo_code_used: 'COZY25',
    total_discount_amount: 25,
    stacking_rule_applied: 'fixed code only',
  },
  {
    id: 'DSC-30000002',
    order_id: 'ORD-40136614',
    points_used: 500,
    total_discount_amount: 5,
    stacking_rule_applied: 'points only',
  },
]

export const warrantyContracts: Rows<'warrantyContracts'> = [
  {
    id: 'WCT-30000001',
    order_id: 'ORD-40117302',
    sku: 'SKU-50010011',
    customer_id: 'CUS-30000102',
    warranty_type: 'manufacturer',
    start_date: '2025-08-07T00:00:00Z',
    end_date: '2028-08-07T00:00:00Z',
    coverage_details: 'Faults of material and manufacture',
  },
  {
    id: 'WCT-30000002',
    order_id: 'ORD-40131127',
    sku: 'SKU-50010032',
    customer_id: 'CUS-30000111',
    warranty_type: 'manufacturer',
    start_date: '2025-08-21T00:00:00Z',
    end_date: '2028-08-21T00:00:00Z',
    coverage_details: 'Faults of material and manufacture',
  },
  {
    id: 'WCT-30000003',
    order_id: 'ORD-40126671',
    sku: 'SKU-50050011',
    customer_id: 'CUS-30000107',
    warranty_type: 'extended_warranty',
    start_date: '2025-09-11T00:00:00Z',
    end_date: '2029-09-11T00:00:00Z',
    coverage_details: 'Faults of material and manufacture, extended to four years',
  },
  {
    id: 'WCT-30000004',
    order_id: 'ORD-40134498',
    sku: 'SKU-50040011',
    customer_id: 'CUS-30000116',
    warranty_type: 'protection_plan',
    start_date: '2025-03-03T00:00:00Z',
    end_date: '2028-03-03T00:00:00Z',
    coverage_details: 'Faults, drops, spills and power surges',
  },
  {
    id: 'WCT-30000005',
    order_id: 'ORD-40132277',
    sku: 'SKU-50030011',
    customer_id: 'CUS-30000113',
    warranty_type: 'extended_warranty',
    start_date: '2025-06-09T00:00:00Z',
    end_date: '2028-06-09T00:00:00Z',
    coverage_details: 'Faults of material and manufacture, extended to three years',
  },
]

export const warrantyClaims: Rows<'warrantyClaims'> = [
  {
    id: 'WCL-30000001',
    contract_id: 'WCT-30000004',
    customer_id: 'CUS-30000116',
    claim_date: '2025-05-19T08:30:00Z',
    issue_description: 'Accidental damage',
    status: 'completed',
    resolution: 'Keyboard exchanged after a spill',
  },
]

export const installationJobs: Rows<'installationJobs'> = [
  {
    id: 'JOB-30000001',
    order_id: 'ORD-40123990',
    customer_id: 'CUS-30000104',
    service_type: 'appliance_basic',
    scheduled_date: '2025-10-14T08:00:00Z',
    technician_id: 'TECH-3107',
    service_cost: installation.appliance_basic,
  },
  {
    id: 'JOB-30000002',
    order_id: 'ORD-40132277',
    customer_id: 'CUS-30000113',
    service_type: 'tv_mounting',
    scheduled_date: '2025-06-17T08:00:00Z',
    technician_id: 'TECH-3122',
    status: 'completed',
    completion_date: '2025-06-17T10:10:00Z',
    workmanship_warranty_end: '2025-09-15T10:10:00Z',
    service_cost: installation.tv_mounting,
  },
]
