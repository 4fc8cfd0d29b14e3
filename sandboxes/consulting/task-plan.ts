import type { TaskPlan } from '../../lib/testing/index.ts'

/** What the domain's set of tasks is to become. */
export const taskPlan: TaskPlan = {
  size: 101,
  // The instructions forbid deleting anything at the desk.
  forbiddenTools: ['zendesk_delete_item'],
  // The instructions leave the desk's other tables alone; a ticket that begins as it should makes no violation, and no tool writes to the others.
  unchangedTables: [
    'users',
    'organizations',
    'comments',
    'ticketComments',
    'articles',
    'statusViolations',
    'softwareCatalog',
    'crmEngagements',
    'clients',
    'employees',
    'assignments',
    'staffedEngagements',
    'travelRequests',
    'licensePools',
    'trainingCourses',
    'certifications',
    'folders',
  ],
  // The first lists tickets that did not begin as open; the others have values that the policies keep from the desk.
  rareValues: [
    'statusViolations.created_status',
    'tickets.type',
    'tickets.access_type',
    'appAccess.access_type',
    'clientSystemAccess.access_type',
    'approvalRequests.status',
    'folderAccess.permission_level',
  ],
}
