import { articleRows } from '../helpdesk/index.ts'
import { claims } from './baseline/claims.ts'
import { desk, policyDocuments, statusViolations, ticketComments } from './baseline/desk.ts'
import { householdRecords } from './baseline/household.ts'
import { households } from './baseline/households.ts'
import type { Records } from './baseline/rows.ts'
import { organizations, staff } from './baseline/staff.ts'
import { helpArticles } from './knowledge/articles/index.ts'
import { sections } from './knowledge/articles/sections.ts'
import { company, deskUsers } from './rules.ts'

const insured = householdRecords(...households)

/** The records that every trial starts with. A task adds the household that its story is about. */
export const baseline: Records = {
  ...insured,
  ...desk,
  users: [...staff, ...(insured.users ?? [])],
  organizations,
  ticketComments,
  statusViolations,
  policyDocuments,
  claims,
  articles: articleRows(helpArticles, {
    sections,
    category: 50,
    author: Number(deskUsers.lead),
    site: company.helpCentre,
    api: company.api,
    opened: '2024-10-01',
  }),
}
