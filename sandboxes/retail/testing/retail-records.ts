/** One record of each kind that belong together, for tests of single tools. */

export const order = {
  id: 'ORD-1',
  customer_id: 'CUS-1',
  order_date: '2025-09-20T10:00:00Z',
  status: 'processing',
  subtotal_amount: 100.1,
  shipping_cost: 29.99,
  shipping_speed: 'next_day',
  total_amount: 130.09,
  shipping_address_line1: '1 Elm Row',
  shipping_address_city: 'Dover',
  shipping_address_state: 'DE',
  shipping_address_zip: '19901',
}
export const line = {
  id: 'LIN-1',
  order_id: 'ORD-1',
  sku: 'SKU-1',
  product_name: 'Whisk',
  quantity: 2,
  base_price: 50.05,
  final_price: 100.1,
}
export const payment = {
  id: 'TXN-1',
  order_id: 'ORD-1',
  customer_id: 'CUS-1',
  amount: 130.09,
  status: 'authorized',
  payment_method: 'Card',
  transaction_date: '2025-09-20T10:00:05Z',
}
export const customer = {
  id: 'CUS-1',
  email: 'ada@example.com',
  name: 'Ada Brook',
  registration_date: '2023-01-01T00:00:00Z',
}
export const membership = {
  id: 'MEM-1',
  customer_id: 'CUS-1',
  start_date: '2025-01-01T00:00:00Z',
  end_date: '2025-12-31T23:59:59Z',
  points_balance: 10,
}
export const job = {
  id: 'JOB-1',
  order_id: 'ORD-1',
  customer_id: 'CUS-1',
  service_type: 'tv_mounting',
  scheduled_date: '2025-10-05T10:00:00Z',
  service_cost: 99,
}
export const contract = {
  id: 'WCT-1',
  order_id: 'ORD-1',
  sku: 'SKU-1',
  customer_id: 'CUS-1',
  warranty_type: 'manufacturer',
  start_date: '2025-09-20T00:00:00Z',
  end_date: '2028-09-20T00:00:00Z',
  coverage_details: 'Parts and labour',
}
export const shipment = {
  id: 'SHP-1',
  order_id: 'ORD-1',
  carrier: 'Kestrel',
  tracking_number: 'K-1',
  ship_date: '2025-09-21T10:00:00Z',
  estimated_delivery_date: '2025-09-25T10:00:00Z',
}
export const tracking = {
  tracking_number: 'K-1',
  shipment_id: 'SHP-1',
  carrier: 'Kestrel',
  status: 'returned_to_sender',
  estimated_delivery: '2025-09-25T10:00:00Z',
  last_update: '2025-09-26T10:00:00Z',
}
export const stock = { sku: 'SKU-1', available_quantity: 5, reserved_quantity: 4 }
export const product = {
  sku: 'SKU-1',
  name: 'Whisk',
  category: 'appliances',
  brand: 'Oxbow',
  base_price: 50.05,
  weight_lbs: 0.4,
  warranty_period_days: 1095,
}
