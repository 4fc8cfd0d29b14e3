import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { nextId } from '../../shared/index.ts'
import { folderAccess, folderPermissions } from '../schema.ts'
import { employeeEmail } from './fields.ts'
import { generated } from './id-series.ts'
import { needed } from './needed.ts'
import { findFolder } from './rows.ts'

export const boxApi = defineTool({
  name: 'box_api',
  description: `Folders with documents.
- get_folder_details (folder_id): name, how confidential it is, owner, client and engagement.
- grant_folder_access (email, folder_id, permission_level): let a person in. It checks neither the folder's rules nor an access that is there.`,
  readOnly: false,
  input: z.strictObject({
    action: z.enum(['get_folder_details', 'grant_folder_access']).describe('What to do'),
    folder_id: z.string().nullish().describe("The folder's id"),
    email: employeeEmail.nullish(),
    permission_level: z.enum(folderPermissions).nullish().describe('What the person may do'),
  }),
  output: z.strictObject({
    folder_data: z
      .strictObject({
        id: z.string(),
        folder_name: z.string(),
        confidentiality_level: z.string(),
        owner_email: z.string(),
        client_id: z.string().nullish(),
        engagement_code: z.string().nullish(),
      })
      .nullish(),
    success: z.boolean().nullish(),
  }),
  async handler(request, { db }) {
    if (request.action === 'get_folder_details') {
      const { folder_id } = needed(request, 'folder_id')
      return { folder_data: await findFolder(db, { id: folder_id }) }
    }
    const { folder_id, email, permission_level } = needed(request, 'folder_id', 'email', 'permission_level')
    await findFolder(db, { id: folder_id })
    const id = await nextId(db, folderAccess.id, generated('FAL'))
    await db.insert(folderAccess).values({ id, folder_id, employee_email: email, permission_level })
    return { success: true }
  },
})
