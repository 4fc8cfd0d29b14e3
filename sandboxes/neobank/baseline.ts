import { articleRows } from '../helpdesk/index.ts'
import { agents, deskRecords, organizations, statusViolations } from './baseline/desk.ts'
import { approvalRequests, emailNotifications, procurementOrders } from './baseline/elsewhere.ts'
import { softwareLicenses } from './baseline/licences.ts'
import { staff } from './baseline/people.ts'
import { customerAccounts, securityAudit, securityIncidents } from './baseline/security.ts'
import { stockRecords } from './baseline/stock.ts'
import { nextIds, people, together } from './builders/index.ts'
import { helpArticles } from './knowledge/articles/index.ts'
import { sections } from './knowledge/articles/sections.ts'
import type { Records } from './rows.ts'
import { bank, deskUsers } from './rules.ts'

/** The records that every trial starts with. A task adds the people its story is about. */
export const baseline: Records = together(
  {
    organizations,
    users: agents,
    softwareLicenses,
    statusViolations,
    securityIncidents,
    securityAudit,
    customerAccounts,
    procurementOrders,
    approvalRequests,
    emailNotifications,
    articles: articleRows(helpArticles, {
      sections,
      category: 40,
      author: Number(deskUsers.lead),
      site: bank.helpCentre,
      api: bank.api,
      opened: '2023-01-09',
    }),
  },
  people(...staff),
  stockRecords,
  deskRecords,
)

/** The ids that the systems give next in a task that adds these records. */
export const idsAfter = (records: Records) => nextIds(together(baseline, records))
