import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { accountTiers, corporateAccounts } from '../schema.ts'

/** Kept as recorded: the name decides before the address, and an address without a domain is refused. */
export const lookupCorporateAccountId = defineTool({
  name: 'lookup_lookup_corporate_account_id',
  description:
    "Find a corporate account by a part of the company's name, or by the mail domain of somebody who works there. The " +
    'first match is given; its state is not: corporate_api_get_account_details has it.',
  readOnly: true,
  input: z.object({
    company_name: z.string().nullish().describe("The company's name or a part of it"),
    customer_email: z.string().nullish().describe("An employee's email"),
  }),
  output: z.object({
    corporate_account_id: z.string().nullish(),
    company_name: z.string().nullish(),
    account_tier: z.enum(accountTiers).nullish(),
  }),
  async handler({ company_name, customer_email }, { db }) {
    if (!company_name && !customer_email) throw new ToolError('Give a company_name or a customer_email.')
    const domain = customer_email ? domainOf(customer_email) : undefined
    if (customer_email && domain === undefined) {
      throw new ToolError(`${JSON.stringify(customer_email)} is no email address.`)
    }
    const accounts = await listRows(db, corporateAccounts)
    const name = company_name?.toLowerCase()
    const account =
      (name && accounts.find((each) => each.company_name.toLowerCase().includes(name))) ||
      (domain && accounts.find((each) => domainOf(each.contact_email) === domain))
    if (!account) throw new ToolError('No corporate account matches. Try another part of the name.')
    const { corporate_account_id, account_tier } = account
    return { corporate_account_id, company_name: account.company_name, account_tier }
  },
})

function domainOf(email: string): string | undefined {
  const [, domain] = email.toLowerCase().split('@')
  return domain?.trim() || undefined
}
