import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { dollars, training } from '../../rules.ts'

const { budgetAYear } = training

export const trainingPolicy: KnowledgeDocument = {
  id: 'CO-11',
  title: 'Training: seats, money and days away',
  category: 'training',
  body: `## CO-11.1 Categories
- **must_have**: for everybody, no approval of cost, not counted in the budget.
- **nice_to_have**: free of charge, no approval of cost; below ${dollars(training.partnerFrom)} the manager
  approves; from ${dollars(training.partnerFrom)} manager and partner.
- **conference**: for Senior Consultants and above; the partner approves, whatever it costs; one in a calendar year,
  as tickets show. Below that level: refused.

In the first ${training.newcomerDays} days after the first day of employment (the personnel record's start date,
that day not counted) there is no conference and nothing that costs money except must_have.

## CO-11.2 The budget
Each person has a sum for a calendar year: Administrative ${dollars(budgetAYear.administrative)}; Analyst and
Consultant ${dollars(budgetAYear.consultants)}; Senior Consultant and Manager ${dollars(budgetAYear.seniors)};
Senior Manager and Partner ${dollars(budgetAYear.leaders)}. Spent is what the person's solved training tickets,
created in this calendar year, show as enrolled: the cost of each of these courses (course_id), as the catalogue has
it, must_have left out. A refused or withdrawn one is not spent. If the new course fits to the dollar, it fits. If
it does not, it is refused, and no approver can lift that. A ticket for a course that waits for approval reserves
nothing.

## CO-11.3 Before the course
Its prerequisites must be completed. A completed prerequisite whose certificate (of the same name) has expired by
the day on which the course begins, or by today if it has no dates, does not count (CO-6.4 says where to look). A
prerequisite that is missing: nothing is asked for and nobody is enrolled; tell which it is; pending. The
prerequisite itself is a matter of its own, if the person wants it.

A course that has begun, or is over, is refused.

## CO-11.4 Seats
Read them first. None left: no approval, no enrolment, hold; the training team keeps a waiting list.

## CO-11.5 Days away
If a course has dates, compare them with every assignment of the person in staffing, booked ones included. A place
of which at least one day is a day of the course needs a training_engagement_coordination from the senior manager of
that engagement (CO-4.4), whatever the category and whatever it costs. An engagement that CO-4.2 gives nothing or
only close-out is left out, and so is one whose senior manager is the person. Two engagements, two requests,
although it may be the same senior manager: they are about different engagements, and CO-3.3 does not make one of
them.

## CO-11.6 Order
Newcomer, level, prerequisites, seats, budget; then all approvals at once, those of CO-11.1 before those of CO-11.5;
and when all are there, read the seats again and enrol. Somebody who is enrolled in a course, as a ticket shows, or
has completed it with no certificate expired, is not enrolled again: solved.`,
}
