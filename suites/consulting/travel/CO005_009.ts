import { consulting, joinRecords, mail, ticket, training, trip } from '../../../sandboxes/consulting/index.ts'
import { booking, fresh, lookUp, remarks } from '../deeds.ts'

const writer = 'marcus.tell'
const end = fresh(
  'travel',
  writer,
  '10',
  'TRV-4090056 of Mr Achterberg: briefing',
  { priority: 'high', approval_required: 'no' },
  { status: 'hold' },
)

export const CO005_009 = consulting.task({
  id: 'CO005_009',
  title: 'a partner who has to learn first, and whose assistant has put him on the course',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'nothing-to-do'],
  decidedBy: ['CO-10.5', 'CO-1.2'],
  request: `Marcus Tell, Chicago office, marcus.tell@brackenfold.example, for Desmond Achterberg. His trip to Lisbon in November, TRV-4090056: business, 200 a night. I gather that 190 is the limit. Please ask whoever has to be asked, and put him on any course he needs.`,
  customer: `You are Marcus Tell, assistant, brief. Mr Achterberg is away in the mountains until the 20th. You arrange his journeys and courses. You did something about a course in August, or meant to. You will remind him. You agree to what is announced.`,
  records: joinRecords(
    {
      travelRequests: [
        trip('desmond.achterberg', 'TRV-4090056', 'Lisbon, Portugal', ['2025-11-10', '2025-11-14'], {
          flight_class: 'business',
          hotel_rate_per_night: 200,
        }),
      ],
    },
    ticket(
      '9',
      writer,
      '2025-08-19',
      'Travel security briefing for Mr Achterberg',
      {
        status: 'solved',
        tags: ['training'],
        course_id: 'CRS-4020003',
        approval_required: 'no',
      },
      [['1', 'Enrolled desmond.achterberg; he does it when he has an hour.']],
    ),
    training('desmond.achterberg', 'CRS-4020003'),
  ),
  solution: [
    ...lookUp(writer),
    ...lookUp('desmond.achterberg'),
    booking('TRV-4090056'),
    ['degreed_api', { action: 'get_training_history', email: mail('desmond.achterberg') }],
    ...remarks('9'),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
