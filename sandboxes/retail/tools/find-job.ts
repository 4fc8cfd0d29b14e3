import { eq } from 'drizzle-orm'
import { type ToolDatabase, ToolError } from '../../../lib/sandbox/index.ts'
import { installationJobs } from '../schema.ts'

/** @throws ToolError when there is no such job */
export async function findJob(db: ToolDatabase, id: string): Promise<typeof installationJobs.$inferSelect> {
  const [job] = await db.select().from(installationJobs).where(eq(installationJobs.id, id))
  if (!job) {
    throw new ToolError(
      `There is no installation job ${JSON.stringify(id)}. get_installation_job finds it by the order's id.`,
    )
  }
  return job
}
