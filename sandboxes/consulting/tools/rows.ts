import { rowFinder } from '../../shared/index.ts'
import {
  clients,
  crmEngagements,
  devices,
  employees,
  expenseReports,
  folders,
  softwareCatalog,
  staffedEngagements,
  trainingCourses,
  travelRequests,
} from '../schema.ts'

export const findEmployee = rowFinder(employees, 'employee', 'Check the address with the person who asks.')
export const findSoftware = rowFinder(
  softwareCatalog,
  'catalogue entry',
  'Find the id with software_catalog_search.',
)
export const findCrmEngagement = rowFinder(crmEngagements, 'engagement in the CRM', 'Check the code.')
export const findStaffedEngagement = rowFinder(
  staffedEngagements,
  'engagement in the staffing system',
  'Check the code.',
)
export const findClient = rowFinder(clients, 'client', "Find the id in the engagement's CRM record.")
export const findExpenseReport = rowFinder(expenseReports, 'expense report', 'Check the id.')
export const findTravelBooking = rowFinder(travelRequests, 'travel booking', 'Check the id.')
export const findDevice = rowFinder(devices, 'device', 'Find the asset id with get_employee_devices.')
export const findCourse = rowFinder(trainingCourses, 'course', 'Find the id with search_courses.')
export const findFolder = rowFinder(folders, 'folder', 'Check the id.')
