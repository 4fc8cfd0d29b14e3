import type { Rows } from './rows.ts'

/** Plus memberships in force. */
export const membershipRecords: Rows<'membershipRecords'> = [
  {
    id: 'MEM-30000001',
    customer_id: 'CUS-30000101',
    start_date: '2025-02-01T00:00:00Z',
    end_date: '2026-02-01T23:59:59Z',
    points_balance: 1145,
  },
  {
    id: 'MEM-30000002',
    customer_id: 'CUS-30000103',
    start_date: '2025-05-30T00:00:00Z',
    end_date: '2026-05-30T23:59:59Z',
    points_balance: 3320,
  },
  {
    id: 'MEM-30000003',
    customer_id: 'CUS-30000107',
    start_date: '2025-03-14T00:00:00Z',
    end_date: '2026-03-14T23:59:59Z',
    points_balance: 960,
  },
  {
    id: 'MEM-30000004',
    customer_id: 'CUS-30000110',
    start_date: '2025-04-17T00:00:00Z',
    end_date: '2026-04-17T23:59:59Z',
    points_balance: 2210,
  },
  {
    id: 'MEM-30000005',
    customer_id: 'CUS-30000112',
    start_date: '2024-10-26T00:00:00Z',
    end_date: '2025-10-26T23:59:59Z',
    points_balance: 1875,
  },
  {
    id: 'MEM-30000006',
    customer_id: 'CUS-30000114',
    start_date: '2025-06-21T00:00:00Z',
    end_date: '2026-06-21T23:59:59Z',
    points_balance: 4090,
  },
  {
    id: 'MEM-30000007',
    customer_id: 'CUS-30000118',
    start_date: '2025-01-30T00:00:00Z',
    end_date: '2026-01-30T23:59:59Z',
    points_balance: 640,
  },
]
