import { consulting, mail, trip } from '../../../sandboxes/consulting/index.ts'
import { booking, fresh, lookUp } from '../deeds.ts'

const who = 'hamish.orre'
const end = fresh(
  'travel',
  who,
  '9',
  'TRV-4090051: first class',
  { approval_required: 'no' },
  { status: 'pending' },
)

export const CO005_005 = consulting.task({
  id: 'CO005_005',
  title: 'he has changed it, he says, and the booking still sits in row one',
  level: 'demanding',
  traits: ['nothing-to-do', 'customer-moves'],
  decidedBy: ['CO-10.1', 'CO-10.2'],
  request: `Hamish Orre, Chicago, hamish.orre@brackenfold.example. Dublin at the end of the month, TRV-4090051. The tool put me into first class, I did not touch anything. Oluwaseun will approve, ask him, would you?`,
  customer: `You are Hamish Orre, Manager, dry. It is a conference of your own, for no engagement. If first class cannot be approved you say after a moment: "Changed to business, just now. So is it in order?" You did click something; if the desk still sees first class, you swear mildly and will sort it out with the travel people.`,
  records: {
    travelRequests: [
      trip(who, 'TRV-4090051', 'Dublin, Ireland', ['2025-10-27', '2025-10-30'], {
        flight_class: 'first',
        hotel_rate_per_night: 180,
      }),
    ],
  },
  solution: [
    ...lookUp(who),
    booking('TRV-4090051'),
    ['degreed_api', { action: 'get_training_history', email: mail(who) }],
    end.open,
    booking('TRV-4090051'),
    end.close,
  ],
  expected: [end.effect],
})
