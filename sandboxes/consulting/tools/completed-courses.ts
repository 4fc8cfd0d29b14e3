import { and, eq, isNotNull } from 'drizzle-orm'
import { insertionOrder, type ToolDatabase } from '../../../lib/sandbox/index.ts'
import { trainingEnrollments } from '../schema.ts'

/** The courses that a person has completed, as often as they did. */
export async function completedCourses(db: ToolDatabase, email: string): Promise<string[]> {
  const completed = await db
    .select({ course_id: trainingEnrollments.course_id })
    .from(trainingEnrollments)
    .where(and(eq(trainingEnrollments.employee_email, email), isNotNull(trainingEnrollments.completion_date)))
    .orderBy(insertionOrder)
  return completed.map(({ course_id }) => course_id)
}
