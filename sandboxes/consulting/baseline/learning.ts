import { joinRecords, training } from '../builders.ts'
import type { Records, Rows } from '../rows.ts'
import { courses } from '../rules.ts'

const day = (date: string, hour: number) => `${date}T${String(hour).padStart(2, '0')}:00:00Z`

export const trainingCourses: Rows<'trainingCourses'> = [
  { id: 'CRS-4020001', title: courses.conduct, cost: 0, training_category: 'must_have' },
  { id: 'CRS-4020002', title: courses.security, cost: 0, training_category: 'must_have' },
  { id: 'CRS-4020003', title: courses.travelBriefing, cost: 0, training_category: 'must_have' },
  { id: 'CRS-4020011', title: 'Insurance data handling', cost: 0, training_category: 'must_have' },
  { id: 'CRS-4020012', title: 'Export control basics', cost: 0, training_category: 'must_have' },
  {
    id: 'CRS-4020013',
    title: 'Handling restricted material',
    cost: 350,
    training_category: 'must_have',
    max_seats: 12,
  },
  { id: 'CRS-4020014', title: 'Good clinical practice', cost: 0, training_category: 'must_have' },
  {
    id: 'CRS-4020021',
    title: 'Negotiation workshop',
    cost: 1200,
    training_category: 'nice_to_have',
    max_seats: 10,
    start_date: day('2025-10-20', 9),
    end_date: day('2025-10-22', 17),
  },
  {
    id: 'CRS-4020022',
    title: 'Negotiation masterclass',
    cost: 2400,
    training_category: 'nice_to_have',
    max_seats: 8,
    start_date: day('2025-11-10', 9),
    end_date: day('2025-11-12', 17),
    prerequisites: ['CRS-4020021'],
  },
  { id: 'CRS-4020023', title: 'Visual storytelling', cost: 0, training_category: 'nice_to_have' },
  { id: 'CRS-4020024', title: 'Python for consultants', cost: 650, training_category: 'nice_to_have' },
  {
    id: 'CRS-4020025',
    title: 'Financial modelling',
    cost: 1500,
    training_category: 'nice_to_have',
    max_seats: 6,
    start_date: day('2025-10-14', 9),
    end_date: day('2025-10-15', 17),
  },
  {
    id: 'CRS-4020031',
    title: 'Delta Forum',
    cost: 1900,
    training_category: 'conference',
    max_seats: 4,
    start_date: day('2025-11-18', 9),
    end_date: day('2025-11-20', 17),
  },
  {
    id: 'CRS-4020032',
    title: 'River Analytics Summit',
    cost: 1450,
    training_category: 'conference',
    max_seats: 4,
    start_date: day('2025-10-28', 9),
    end_date: day('2025-10-29', 17),
  },
]

const insurance = (until: string) => ({ name: 'Insurance data handling', until })
const briefing = (until: string) => ({ name: courses.travelBriefing, until })

export const learningRecords: Records = joinRecords(
  { trainingCourses },
  training('mei-lin.cho', 'CRS-4020011', '2024-08-31', insurance('2025-08-31')),
  training('jonas.whitlock', 'CRS-4020011', '2025-03-10', insurance('2026-03-10')),
  training('joan.whitlock', 'CRS-4020011', '2024-09-30', insurance('2025-09-30')),
  training('joan.whitlock', 'CRS-4020014', '2025-05-12'),
  training('mei-lin.cho', 'CRS-4020014', '2025-08-04'),
  training('rafaela.ortega', 'CRS-4020012', '2025-07-03', {
    name: 'Export control basics',
    until: '2026-07-03',
  }),
  training('rafaela.ortega', 'CRS-4020013', '2025-07-09'),
  training('kofi.mensah', 'CRS-4020012', '2025-09-24', {
    name: 'Export control basics',
    until: '2026-09-24',
  }),
  training('ines.valcourt', 'CRS-4020003', '2024-10-10', briefing('2025-10-10')),
  training('hamish.orre', 'CRS-4020003', '2025-02-18', briefing('2026-02-18')),
  training('priscilla.nakagawa', 'CRS-4020003', '2025-06-02', briefing('2026-06-02')),
  training('mei-lin.cho', 'CRS-4020021', '2024-10-23'),
  training('rafael.ortega', 'CRS-4020024', '2025-04-11'),
  training('nadia.petrenko', 'CRS-4020001'),
)
