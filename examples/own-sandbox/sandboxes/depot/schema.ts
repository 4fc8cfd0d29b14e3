import { pgTable, text } from 'drizzle-orm/pg-core'

export const pallets = pgTable('pallets', {
  id: text().primaryKey(),
  owner: text().notNull(),
  bay: text({ enum: ['inbound', 'cold', 'outbound'] }).notNull(),
})

export const tables = { pallets }
