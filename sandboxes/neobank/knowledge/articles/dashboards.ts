import type { HelpArticle } from '../../../helpdesk/index.ts'
import { licences } from '../../rules.ts'
import type { sections } from './sections.ts'

export const dashboardArticles: readonly HelpArticle<keyof typeof sections>[] = [
  {
    id: 7201,
    title: 'Opening a dashboard',
    section: 'dashboards',
    labels: ['dashboards', 'prism'],
    edited: '2025-06-30',
    text: `Dashboards live in Prism BI. You need a seat and the access to Prism BI, and the group that opens the dashboard.
Ask for the dashboard; the desk sees to the rest in one go.

Your own department's dashboard usually needs no approval; another department's does.`,
  },
  {
    id: 7202,
    title: 'Software that needs a licence',
    section: 'dashboards',
    labels: ['licences', 'approval'],
    edited: '2025-02-11',
    text: `Some software is free for everybody, some has a limited number of seats. Seats that cost
$${licences.managerFrom} a year or more need your manager's approval, and those from $${licences.financeFrom} a
second one from Finance and Accounting.

If no seat is free, you are put on the waiting list and get the next one when it is your turn. We do not skip
people, not even for deadlines.`,
  },
  {
    id: 7203,
    title: 'Giving a licence back',
    section: 'dashboards',
    labels: ['licences'],
    edited: '2025-02-11',
    text: `Thank you! Write to the desk which software you no longer use. IT Operations takes the seat back, which may take
a few days; until then it still counts as yours.`,
  },
]
