import { z } from 'zod'
import { ticketPriorities, ticketStatuses, ticketTypes, userRoles } from './tables.ts'

/** Numbers given as digits in text are taken too: an agent that read a ticket's id as text passes it on as text. */
const numericId = z.union([z.int(), z.string().regex(/^\d{1,15}$/)])

const ticketFields = {
  description: z.string().nullish().describe('What happened and what was agreed, for whoever reads it next'),
  status: z.enum(ticketStatuses).nullish().describe('Where the work stands; a new ticket without one is new'),
  priority: z.enum(ticketPriorities).nullish().describe('How urgent it is'),
  type: z.enum(ticketTypes).nullish().describe('What kind of matter it is'),
  requester_id: z.string().nullish().describe("The desk's user id of the person who asked"),
  assignee_id: z.string().nullish().describe("The desk's user id of the agent who has it"),
  organization_id: z.string().nullish().describe("The requester's organization"),
  tags: z.array(z.string()).nullish().describe('Labels'),
  due_at: z.string().nullish().describe('When it is due, ISO 8601'),
}

/** A ticket to create. */
export const newTicket = z.object({
  subject: z.string().min(1).describe('One line that says what it is about'),
  ...ticketFields,
})

/** Changes to a ticket. */
export const ticketChanges = z.object({
  subject: z.string().min(1).nullish().describe('One line that says what it is about'),
  ...ticketFields,
})

const userFields = {
  role: z.enum(userRoles).nullish().describe('What the person may do; end-user when not said'),
  organization_id: z.string().nullish().describe('The organization the person belongs to'),
  phone: z.string().nullish().describe('Phone number'),
  verified: z.boolean().nullish().describe('Whether the identity was checked; false when not said'),
  active: z.boolean().nullish().describe('Whether the account is in use; true when not said'),
}

export const newUser = z.object({
  name: z.string().min(1).describe('Full name'),
  email: z.string().describe('E-mail address'),
  ...userFields,
})

export const userChanges = z.object({
  name: z.string().min(1).nullish().describe('Full name'),
  email: z.string().nullish().describe('E-mail address'),
  ...userFields,
})

const organizationFields = {
  details: z.string().nullish().describe('Who they are'),
  notes: z.string().nullish().describe('What an agent should know about them'),
}

const newOrganizationFields = { name: z.string().min(1).describe('Name'), ...organizationFields }
const changedOrganizationFields = {
  name: z.string().min(1).nullish().describe('Name'),
  ...organizationFields,
}

const domainNames = z.array(z.string()).nullish().describe('Mail domains of the organization')
const domainNamesAsText = z
  .string()
  .nullish()
  .describe('Mail domains of the organization, with commas between them: bank.example,bank-mail.example')

export const newOrganization = z.object({ ...newOrganizationFields, domain_names: domainNames })
export const organizationChanges = z.object({ ...changedOrganizationFields, domain_names: domainNames })

/** For desks that want lists as text, see `DeskDefinition.listsAsText`. */
export const newOrganizationAsText = z.object({ ...newOrganizationFields, domain_names: domainNamesAsText })
export const organizationChangesAsText = z.object({
  ...changedOrganizationFields,
  domain_names: domainNamesAsText,
})

export const newComment = z.object({
  ticket_id: z.string().describe('The ticket it is about'),
  author_id: z.string().describe("The writer's user id"),
  body: z.string().min(1).describe('The text'),
  public: z.boolean().nullish().describe('Whether the requester sees it; true when not said'),
})

export const commentChanges = z.object({
  ticket_id: z.string().nullish().describe('The ticket it is about'),
  author_id: z.string().nullish().describe("The writer's user id"),
  body: z.string().min(1).nullish().describe('The text'),
  public: z.boolean().nullish().describe('Whether the requester sees it'),
})

export const newTicketComment = z.object({
  ticket_id: numericId.describe('The number of the ticket it is about'),
  author_id: numericId.describe("The number of the writer's account"),
  body: z.string().min(1).describe('The text'),
  html_body: z.string().nullish().describe('The text as HTML; made from the text when not said'),
  public: z.boolean().nullish().describe('Whether the requester sees it; true when not said'),
  ItemInternalId: z.string().nullish().describe('A reference of your own'),
})
