import { articleRows } from '../../helpdesk/index.ts'
import { helpArticles } from '../knowledge/articles/index.ts'
import { sections } from '../knowledge/articles/sections.ts'
import { company, deskUsers } from '../rules.ts'

/** The help articles as the desk stores them. */
export const articles = articleRows(helpArticles, {
  sections,
  category: 60,
  author: Number(deskUsers.dutyManager),
  site: company.helpCentre,
  api: company.api,
  opened: '2025-01-08',
})
