import type { places } from '../rules.ts'
import type { Row, Rows } from './rows.ts'

interface House {
  readonly id: string
  readonly name: string
  readonly place: keyof typeof places
  readonly tier: Row<'hotels'>['partner_tier']
  readonly contact: readonly [name: string, phone: string]
  /** Domain of the hotel's mail, without `.example`. */
  readonly mail: string
  /** Whether there is a contact for escalations beside the ordinary one. */
  readonly escalation?: boolean
  readonly amenities: readonly string[]
  readonly pets?: boolean
  readonly accessible?: boolean
}

const houses: readonly House[] = [
  {
    id: 'HTL-40010011',
    name: 'The Gannet House',
    place: 'Edinburgh',
    tier: 'premium',
    contact: ['Morag Abernethy-Sule', '+44-131-555-0111'],
    mail: 'gannethouse',
    escalation: true,
    amenities: ['restaurant', 'spa', 'wifi'],
    accessible: true,
  },
  {
    id: 'HTL-40010012',
    name: 'Gannet House Leith',
    place: 'Edinburgh',
    tier: 'standard',
    contact: ['Callum Oyelaran', '+44-131-555-0112'],
    mail: 'gannetleith',
    amenities: ['breakfast room', 'wifi'],
    pets: true,
  },
  {
    id: 'HTL-40010021',
    name: 'Miradouro Azul',
    place: 'Lisbon',
    tier: 'premium',
    contact: ['Benedita Quaresma', '+351-21-555-0121'],
    mail: 'miradouroazul',
    escalation: true,
    amenities: ['pool', 'restaurant', 'wifi'],
    pets: true,
    accessible: true,
  },
  {
    id: 'HTL-40010022',
    name: 'Casa do Miradouro',
    place: 'Lisbon',
    tier: 'budget',
    contact: ['Anselmo Vidigueira', '+351-21-555-0122'],
    mail: 'casadomiradouro',
    amenities: ['wifi'],
  },
  {
    id: 'HTL-40010031',
    name: 'Kamo Riverside Inn',
    place: 'Kyoto',
    tier: 'standard',
    contact: ['Sayuri Nishigaki', '+81-75-555-0131'],
    mail: 'kamoriverside',
    escalation: true,
    amenities: ['bath house', 'garden', 'wifi'],
    accessible: true,
  },
  {
    id: 'HTL-40010041',
    name: 'Lakefront Sandpiper',
    place: 'Chicago',
    tier: 'standard',
    contact: ['Delphine Okonjo', '+1-312-555-0141'],
    mail: 'lakefrontsandpiper',
    amenities: ['gym', 'parking', 'wifi'],
    pets: true,
    accessible: true,
  },
  {
    id: 'HTL-40010042',
    name: 'Sandpiper Suites',
    place: 'Chicago',
    tier: 'premium',
    contact: ['Everett Maslanka', '+1-312-555-0142'],
    mail: 'sandpipersuites',
    escalation: true,
    amenities: ['gym', 'lounge', 'restaurant', 'wifi'],
    accessible: true,
  },
  {
    id: 'HTL-40010051',
    name: 'Plumeria Bay Resort',
    place: 'Honolulu',
    tier: 'premium',
    contact: ['Keoni Baptiste-Lum', '+1-808-555-0151'],
    mail: 'plumeriabay',
    escalation: true,
    amenities: ['beach', 'pool', 'restaurant', 'spa', 'wifi'],
    accessible: true,
  },
  {
    id: 'HTL-40010061',
    name: 'Waitui Harbour Lodge',
    place: 'Auckland',
    tier: 'standard',
    contact: ['Aroha Penhaligon', '+64-9-555-0161'],
    mail: 'waituilodge',
    amenities: ['kitchen', 'parking', 'wifi'],
    pets: true,
  },
  {
    id: 'HTL-40010071',
    name: 'Fjordlys Hotell',
    place: 'Oslo',
    tier: 'standard',
    contact: ['Sigrun Aasheim-Boateng', '+47-22-555-0171'],
    mail: 'fjordlys',
    amenities: ['conference rooms', 'restaurant', 'wifi'],
    accessible: true,
  },
  {
    id: 'HTL-40010081',
    name: 'Auberge du Vieux-Quai',
    place: 'Montreal',
    tier: 'budget',
    contact: ['Thibault Desrosiers-Kante', '+1-514-555-0181'],
    mail: 'vieuxquai',
    amenities: ['wifi'],
    pets: true,
  },
  {
    id: 'HTL-40010091',
    name: 'Silverlode Mountain Lodge',
    place: 'Denver',
    tier: 'premium',
    contact: ['Roswitha Clearwater', '+1-303-555-0191'],
    mail: 'silverlode',
    escalation: true,
    amenities: ['conference rooms', 'restaurant', 'spa', 'wifi'],
    pets: true,
    accessible: true,
  },
]

const entered = '2024-11-04T09:00:00Z'

export const hotels: Rows<'hotels'> = houses.map((house) => ({
  id: house.id,
  hotel_id: house.id,
  hotel_name: house.name,
  location: house.place,
  partner_tier: house.tier,
  contact_name: house.contact[0],
  contact_email: `reservations@${house.mail}.example`,
  contact_phone: house.contact[1],
  escalation_contact: house.escalation ? `duty@${house.mail}.example` : null,
  amenities: [...house.amenities],
  supports_pets: house.pets ?? false,
  accessible_rooms_available: house.accessible ?? false,
  created_at: entered,
  updated_at: entered,
}))
