import type { Records, Row } from '../rows.ts'
import { mail } from '../rules.ts'
import { staff } from './staff.ts'

/** One product: id, name, yearly cost, kind of pool, licences in the pool, and who has one (engagement after a slash). */
type Product = readonly [
  id: string,
  name: string,
  cost: number,
  pool: Row<'softwareCatalog'>['pool_type'],
  total: number | null,
  ...holders: string[],
]

const products: readonly Product[] = [
  [
    'CAT-4040011',
    'Tablewright Desktop',
    840,
    'standard',
    20,
    'mei-lin.cho/4030101',
    'rafaela.ortega/4030303',
  ],
  ['CAT-4040012', 'Tablewright Viewer', 96, 'standard', 40, 'leila.haddad/4030101', 'hamish.orre/4030202'],
  [
    'CAT-4040021',
    'Chartmoor Studio',
    1440,
    'standard',
    5,
    'mei-lin.cho/4030405',
    'joan.whitlock/4030405',
    'rafael.ortega/4030202',
  ],
  ['CAT-4040022', 'Chartmoor Cloud', 240, 'standard', 10, 'dariusz.wrobel/4030304'],
  ['CAT-4040031', 'Threadline Boards', 120, 'enterprise', null, 'priscilla.nakagawa', 'gwendolyn.pryce'],
  ['CAT-4040032', 'Threadline Whiteboard', 180, 'enterprise', 300, 'sunniva.dahl'],
  ['CAT-4040041', 'Quantarium Statistics', 5200, 'standard', 6, 'rafaela.ortega/4030303'],
  ['CAT-4040051', 'Formwell Surveys', 250, 'standard', 6, 'amara.okonkwo/4030202'],
  ['CAT-4040061', 'Pagelark PDF', 60, 'enterprise', null, 'marcus.tell', 'ines.valcourt'],
  ['CAT-4040071', 'Modelspan Finance', 1000, 'enterprise', 25, 'wendell.oakshott'],
  [
    'CAT-4040081',
    'Mapthorn Geo',
    990,
    'standard',
    3,
    'rafael.ortega/4030202',
    'tomasz.wrobel/4030202',
    'hamish.orre/4030202',
  ],
]

/** What the level of a person has. */
function accessOf(who: string) {
  const level = staff.find(({ mailbox }) => mailbox === who)?.level
  if (level === 'Administrative') return 'read_only'
  return level === 'Analyst' ? 'contributor' : 'full_access'
}

export const softwareRecords: Records = {
  softwareCatalog: products.map(([id, name, annual_cost, pool_type]) => ({
    id,
    name,
    annual_cost,
    pool_type,
  })),
  licensePools: products.map(([catalog_id, , , pool_type, total_licenses]) => ({
    catalog_id,
    pool_type,
    total_licenses,
  })),
  licenseAllocations: products.flatMap(([catalog_id, , , pool_type, , ...holders]) =>
    holders.map((holder) => {
      const [who = '', engagement] = holder.split('/')
      return {
        id: `LIC-${catalog_id.slice(4)}-${who.replaceAll('.', '-')}`,
        catalog_id,
        employee_email: mail(who),
        engagement_code: engagement ? `ENG-${engagement}` : null,
        pool_type,
      }
    }),
  ),
  appAccess: products.flatMap(([catalog_id, app_name, , , , ...holders]) =>
    holders.map((holder) => {
      const [who = ''] = holder.split('/')
      return {
        id: `AAL-${catalog_id.slice(4)}-${who.replaceAll('.', '-')}`,
        employee_email: mail(who),
        app_name,
        access_type: accessOf(who),
      }
    }),
  ),
}
