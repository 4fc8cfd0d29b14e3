import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers, deviceRules } from '../../rules.ts'

const { refreshMonths, most, models, leadDays } = deviceRules

export const devicesPolicy: KnowledgeDocument = {
  id: 'CO-8',
  title: 'Devices: due, broken, lost, from stock or ordered',
  category: 'devices',
  body: `## CO-8.1 What a person has
At most ${most.laptop} laptop, ${most.phone} phone, ${most.monitor} monitors, ${most.docking_station} docking
station, ${most.headset} headset and ${most.peripheral} peripherals. A device that is retired but still listed does
not count: it is on its way back. Phones are for Managers, Senior Managers and Partners; for others the partner has
to approve. Whoever has the most of a kind gets another only in exchange. The age and the kind of a device are those
on record, not those on the sticker or in memory.

## CO-8.2 Due
A device is due for exchange from this age on: laptop ${refreshMonths.laptop} months, phone ${refreshMonths.phone}
months, monitor ${refreshMonths.monitor} months, docking station ${refreshMonths.docking_station} months, headset or
peripheral ${refreshMonths.headset} months. A device that is due, or one of a kind that a person may have and lacks,
is handed out from stock without approval. From ${deviceRules.earlyMonths} months before it is due a working device
may be exchanged with the approval of the manager; earlier it is not.

## CO-8.3 Broken
- Younger than ${deviceRules.warrantyMonths} months: the maker exchanges it. Nothing is handed out or retired; the
  ticket is on hold.
- Otherwise it is exchanged from stock, due or not, without approval; but if a device of the same kind was exchanged
  for the person before it was due within the ${deviceRules.repeatMonths} months before today, as tickets show, the
  partner has to approve.

Whether it is broken is for the person to say. Slow, heavy or ugly is not broken.

## CO-8.4 From stock
Only the stock of the office on the personnel record counts. Reserve, then **read what was reserved**: the tool
takes the device with the lowest asset id, whatever its age. A laptop or phone of ${deviceRules.tooOldToIssue}
months or more is not handed out: retire it and reserve the next one. When one fits, assign it and then retire the
device that it replaces, if it replaces one. The model does not matter. No device is handed out that was not
reserved, none that belongs to somebody else, none from another office.

A colleague may have reserved one for the person before: a ticket says so and names the asset id. Then that one is
handed out, if it is still reserved; it is not reserved again.

## CO-8.5 Ordered
If the stock of the office has none that fits, one is ordered, with the approval of the manager, in addition to any
that CO-8.1 to CO-8.6 ask for (one request, if it is the same person). Until it is approved nothing is ordered.
Quantity 1, delivered to the office on the personnel record. Models: laptop ${models.laptop}, for Managers and above
${models.laptopForManagers}; phone ${models.phone}; monitor ${models.monitor}; docking station
${models.docking_station}; headset ${models.headset}. Peripherals are not ordered. The order's number goes into
hardware_order_id, the ticket is on hold, and the old device stays until the new one comes. It takes
${leadDays.laptop} days for a laptop, ${leadDays.phone} days for a phone, ${leadDays.other} days for everything
else. Orders cannot be read: a ticket with a hardware_order_id is the proof that one was placed, and a second one is
not.

## CO-8.6 Lost or stolen
Before anything else that is asked for, as soon as the ticket is written and the person has been told; their consent
is not needed. If it is a laptop or a phone, end all of the person's VPN (CO-7.3); retire the device, whatever it
is; security ticket, open, desk user ${deskUsers.security}. VPN is given back by security, not by you.

A substitute is a matter of its own, a device that is wanted (CO-2.4), from stock without approval, ordered with the
manager's (CO-8.5); but if the person lost a device of that kind before, as tickets show, the partner approves. A
device that turns up again stays retired.`,
}
