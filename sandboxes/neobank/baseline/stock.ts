import { type Device, stock } from '../builders/index.ts'

const of = (
  type: Device['type'],
  model: string,
  ...devices: readonly (readonly [
    tag: string,
    age: number,
    condition: Device['condition'],
    warehouse: Device['warehouse'],
  ])[]
): readonly Device[] =>
  devices.map(([tag, age, condition, warehouse]) => ({ tag, type, model, age, condition, warehouse }))

/**
 * What the warehouses hold. A search finds more than may be given out: some devices are too old, some in fair
 * condition, one is retired.
 */
export const stockRecords = stock(
  ...of(
    'laptop_standard',
    'Corvid 13',
    ['20411', 26, 'good', 'sf'],
    ['20414', 9, 'fair', 'sf'],
    ['20417', 31, 'good', 'nyc'],
    ['20441', 58, 'retired', 'nyc'],
    ['20471', 28, 'good', 'austin'],
    ['20474', 12, 'good', 'remote_ship'],
  ),
  ...of('laptop_standard', 'Corvid 14', ['20501', 4, 'new', 'sf'], ['20504', 3, 'new', 'nyc']),
  ...of('laptop_premium', 'Corvid 16 Pro', ['20601', 5, 'new', 'sf'], ['20604', 14, 'good', 'nyc']),
  ...of(
    'monitor',
    'Lumen 24',
    ['20701', 18, 'good', 'sf'],
    ['20704', 40, 'good', 'sf'],
    ['20707', 11, 'good', 'nyc'],
    ['20709', 30, 'poor', 'austin'],
  ),
  ...of('monitor', 'Lumen 27', ['20711', 6, 'new', 'remote_ship']),
  ...of('docking_station', 'Harbor D4', ['20801', 8, 'new', 'sf'], ['20804', 33, 'good', 'nyc']),
  ...of('headset', 'Murmur H2', ['20901', 5, 'new', 'sf'], ['20904', 7, 'new', 'austin']),
  ...of('keyboard', 'Tilde K1', ['20951', 10, 'good', 'nyc']),
  ...of('mouse', 'Pebble M1', ['20971', 12, 'good', 'nyc']),
)
