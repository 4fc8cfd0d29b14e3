import { and, eq, ilike } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, insertionOrder, type ToolDatabase } from '../../../lib/sandbox/index.ts'
import { isoInstant, isoInstantOrNull, listRows, nextId } from '../../shared/index.ts'
import { certifications, trainingCategories, trainingCourses, trainingEnrollments } from '../schema.ts'
import { completedCourses } from './completed-courses.ts'
import { employeeEmail, instant } from './fields.ts'
import { generated } from './id-series.ts'
import { needed } from './needed.ts'
import { findClient, findCourse } from './rows.ts'

/** What a course without a limit of seats answers when it is asked how many are left. */
const withoutLimit = 99_999

const course = z.strictObject({
  id: z.string(),
  title: z.string(),
  cost: z.int().describe('In dollars'),
  training_category: z.string(),
  max_seats: z.int().nullish(),
  start_date: instant.nullish(),
  end_date: instant.nullish(),
  prerequisites: z.array(z.string()).optional().describe('Courses to be completed before'),
})

export const degreedApi = defineTool({
  name: 'degreed_api',
  description: `Courses, enrolments and certificates.
- search_courses (keyword; category): courses with the keyword in the title.
- get_course_details (course_id): title, cost in dollars, category, seats, dates, courses to be completed before.
- check_enrollment (course_id): how many seats are left; ${withoutLimit} stands for no limit.
- enroll_employee (email, course_id): put a person on a course. It looks at nothing: not at seats, approvals or prerequisites, nor at an enrolment that is there.
- get_training_history (email): completed courses, and all certificates with their dates. Enrolments that are not completed are not shown.
- check_certification_status (email, certification_name): whether a person has ever been issued a certificate. It does not look at the expiry date: the training history has it.
- get_required_trainings (client_id): the courses that a client asks for.`,
  readOnly: false,
  input: z.strictObject({
    action: z
      .enum([
        'search_courses',
        'get_course_details',
        'check_enrollment',
        'enroll_employee',
        'get_training_history',
        'check_certification_status',
        'get_required_trainings',
      ])
      .describe('What to do'),
    keyword: z.string().nullish().describe('A word of the title'),
    category: z.enum(trainingCategories).nullish().describe('Only courses of this category'),
    course_id: z.string().nullish().describe("The course's id"),
    email: employeeEmail.nullish(),
    certification_name: z.string().nullish().describe("The certificate's name"),
    client_id: z.string().nullish().describe("The client's id"),
  }),
  output: z.strictObject({
    courses: z.array(course).nullish(),
    course_data: course.nullish(),
    available_seats: z.int().nullish(),
    success: z.boolean().nullish(),
    completed_trainings: z.array(z.strictObject({ course_id: z.string() })).nullish(),
    certifications: z
      .array(
        z.strictObject({
          id: z.string(),
          employee_email: z.string(),
          certification_name: z.string(),
          issued_date: instant,
          expiry_date: instant.nullish(),
        }),
      )
      .nullish(),
    has_certification: z.boolean().nullish(),
    required_courses: z.array(z.string()).nullish(),
  }),
  async handler(request, { db }) {
    switch (request.action) {
      case 'search_courses': {
        const { keyword } = needed(request, 'keyword')
        return { courses: await coursesTitled(db, keyword, request.category ?? undefined) }
      }
      case 'get_course_details': {
        const { course_id } = needed(request, 'course_id')
        return { course_data: shown(await findCourse(db, { id: course_id })) }
      }
      case 'check_enrollment': {
        const { course_id } = needed(request, 'course_id')
        const { max_seats } = await findCourse(db, { id: course_id })
        if (max_seats === null) return { available_seats: withoutLimit }
        const taken = await listRows(db, trainingEnrollments, { course_id })
        return { available_seats: max_seats - taken.length }
      }
      case 'enroll_employee': {
        const { email, course_id } = needed(request, 'email', 'course_id')
        await findCourse(db, { id: course_id })
        const id = await nextId(db, trainingEnrollments.id, generated('ENR'))
        await db.insert(trainingEnrollments).values({ id, employee_email: email, course_id })
        return { success: true }
      }
      case 'get_training_history': {
        const { email } = needed(request, 'email')
        const held = await listRows(db, certifications, { employee_email: email })
        return {
          completed_trainings: (await completedCourses(db, email)).map((course_id) => ({ course_id })),
          certifications: held.map((certificate) => ({
            ...certificate,
            issued_date: isoInstant(certificate.issued_date),
            expiry_date: isoInstantOrNull(certificate.expiry_date),
          })),
        }
      }
      case 'check_certification_status': {
        const { email, certification_name } = needed(request, 'email', 'certification_name')
        const held = await listRows(db, certifications, { employee_email: email, certification_name })
        return { has_certification: held.length > 0 }
      }
      case 'get_required_trainings': {
        const { client_id } = needed(request, 'client_id')
        return { required_courses: (await findClient(db, { id: client_id })).required_training_courses }
      }
    }
  },
})

async function coursesTitled(
  db: ToolDatabase,
  keyword: string,
  category: (typeof trainingCategories)[number] | undefined,
) {
  const found = await db
    .select()
    .from(trainingCourses)
    .where(
      and(
        ilike(trainingCourses.title, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`),
        category && eq(trainingCourses.training_category, category),
      ),
    )
    .orderBy(insertionOrder)
  return found.map(shown)
}

function shown(row: typeof trainingCourses.$inferSelect) {
  return {
    ...row,
    start_date: isoInstantOrNull(row.start_date),
    end_date: isoInstantOrNull(row.end_date),
  }
}
