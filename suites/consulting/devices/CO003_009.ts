import { consulting, device, joinRecords } from '../../../sandboxes/consulting/index.ts'
import { devicesOf, fresh, hands, lookUp, stockOf } from '../deeds.ts'

const who = 'hamish.orre'
const dock = hands(who, 'docking_station', 'Chicago', '702112')
const plain = { approval_required: 'no' } as const
const tickets = [
  fresh(
    'broken device',
    who,
    '9',
    'Phone AST-701277',
    { device_type: 'phone', ...plain },
    { status: 'hold' },
  ),
  fresh(
    'device',
    who,
    '10',
    'A docking station',
    { device_type: 'docking_station', ...plain },
    { status: 'solved', asset_id: 'AST-702112' },
  ),
  fresh('device', who, '11', 'A third monitor', { device_type: 'monitor', ...plain }, { status: 'solved' }),
]

export const CO003_009 = consulting.task({
  id: 'CO003_009',
  title: 'a phone for the maker, a dock for the desk, and no third monitor',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['CO-8.1', 'CO-8.3', 'CO-2.2'],
  request: `Hamish Orre, Chicago (hamish.orre@brackenfold.example). My desk, from left to right: the phone is dead since it fell into the sink; a docking station I never had and want; between the two monitors there is room for a third.`,
  customer: `You are Hamish Orre, Manager, dry. The phone does nothing at all. You keep both monitors, whatever is said about exchanging one. You like to hear the rule, and then drop the third monitor without a word. You agree to what is announced.`,
  records: joinRecords(
    device('AST-701281', 'monitor', 'Broadsill 27', 22, 'Chicago', { holder: who }),
    device('AST-701282', 'monitor', 'Broadsill 27', 22, 'Chicago', { holder: who }),
  ),
  solution: [
    ...lookUp(who),
    ...devicesOf(who, '701277', '701281', '701282'),
    stockOf('docking_station', 'Chicago'),
    ...tickets.map(({ open }) => open),
    ...dock.steps,
    ...tickets.map(({ close }) => close),
  ],
  expected: [...tickets.map(({ effect }) => effect), ...dock.effects],
})
