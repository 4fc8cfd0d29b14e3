import type { Records, Row } from '../rows.ts'
import { mail } from '../rules.ts'

type Level = Row<'folders'>['confidentiality_level']

/** One folder: id, name, level, owner, and client and engagement by their digits. */
const folder = (
  id: string,
  folder_name: string,
  level: Level,
  owner: string,
  client?: string,
  engagement?: string,
) => ({
  id,
  folder_name,
  confidentiality_level: level,
  owner_email: mail(owner),
  client_id: client ? `CLT-${client}` : null,
  engagement_code: engagement ? `ENG-${engagement}` : null,
})

export const folderRecords: Records = {
  folders: [
    folder('FLD-4050011', 'Slide templates', 'public', 'gwendolyn.pryce'),
    folder('FLD-4050012', 'Insurance practice library', 'internal', 'ines.valcourt'),
    folder('FLD-4050021', 'Pay bands 2026', 'confidential', 'wendell.oakshott'),
    folder('FLD-4050022', 'Chicago office plan', 'confidential', 'desmond.achterberg'),
    folder(
      'FLD-4050031',
      'Harrowgate: claims work',
      'client_confidential',
      'ines.valcourt',
      '4010021',
      '4030101',
    ),
    folder(
      'FLD-4050032',
      'Harrowgate: pricing work',
      'client_confidential',
      'ines.valcourt',
      '4010021',
      '4030110',
    ),
    folder('FLD-4050033', 'Harrowgate: contracts', 'client_confidential', 'aurelio.brandao', '4010021'),
    folder('FLD-4050041', 'Halvorsen: berths', 'client_confidential', 'hamish.orre', '4010022', '4030202'),
    folder(
      'FLD-4050051',
      'Tessaly Defense: parts',
      'client_confidential',
      'rafaela.ortega',
      '4010033',
      '4030303',
    ),
    folder(
      'FLD-4050052',
      'Tessaly Retail: stores',
      'client_confidential',
      'dariusz.wrobel',
      '4010034',
      '4030304',
    ),
    folder('FLD-4050061', 'Quillon: trials', 'client_confidential', 'ines.valcourt', '4010045', '4030405'),
  ],
  folderAccess: [
    {
      id: 'FAL-4070001',
      folder_id: 'FLD-4050031',
      employee_email: mail('mei-lin.cho'),
      permission_level: 'editor',
    },
    {
      id: 'FAL-4070002',
      folder_id: 'FLD-4050061',
      employee_email: mail('joan.whitlock'),
      permission_level: 'viewer',
    },
    {
      id: 'FAL-4070003',
      folder_id: 'FLD-4050041',
      employee_email: mail('rafael.ortega'),
      permission_level: 'editor',
    },
  ],
}
