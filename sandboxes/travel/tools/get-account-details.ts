import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { accountData } from './account-fields.ts'
import { corporateAccountId } from './fields.ts'
import { findAccount } from './rows.ts'

export const getAccountDetails = defineTool({
  name: 'corporate_api_get_account_details',
  description:
    'Read a corporate account: tier, state, end of the contract, contact, limits and terms of payment.',
  readOnly: true,
  input: z.object({ corporate_account_id: corporateAccountId }),
  output: z.object({ account_data: accountData }),
  async handler({ corporate_account_id }, { db }) {
    return { account_data: await findAccount(db, { corporate_account_id }) }
  },
})
