import { articleRows } from '../helpdesk/index.ts'
import { accessRecords, clients, engagementRecords, organizations } from './baseline/clients.ts'
import { agents, deskRecords, firmOrganization } from './baseline/desk.ts'
import { folderRecords } from './baseline/documents.ts'
import { learningRecords } from './baseline/learning.ts'
import { moneyRecords } from './baseline/money.ts'
import { softwareRecords } from './baseline/software.ts'
import { staff } from './baseline/staff.ts'
import { stockRecords } from './baseline/stock.ts'
import { joinRecords, people } from './builders.ts'
import { helpArticles } from './knowledge/articles/index.ts'
import { sections } from './knowledge/articles/sections.ts'
import type { Records } from './rows.ts'
import { deskUsers, firm } from './rules.ts'

/** The records that every trial starts with. A task adds what its story is about. */
export const baseline: Records = joinRecords(
  {
    users: agents,
    organizations: [...firmOrganization, ...organizations],
    clients,
    articles: articleRows(helpArticles, {
      sections,
      category: 50,
      author: Number(deskUsers.lead),
      site: firm.helpCentre,
      api: firm.api,
      opened: '2024-01-08',
    }),
  },
  people(...staff),
  engagementRecords,
  accessRecords,
  softwareRecords,
  learningRecords,
  stockRecords,
  folderRecords,
  moneyRecords,
  deskRecords,
)
