import { money } from '../../../shared/index.ts'
import { arrangements, reinstating } from '../../rules.ts'
import type { HelpArticle } from './sections.ts'

export const accountAndBilling: readonly HelpArticle[] = [
  {
    id: 51001,
    title: 'How we make sure that it is you',
    section: 'account',
    labels: ['identity', 'security'],
    edited: '2025-06-12',
    text: `When you write to us we ask for your policy number and your date of birth. For most changes we also ask
for the last four digits of your social security number, or for the answer to the question that you chose.

We never ask for the whole number, a password or a card number. If you cannot answer, we may have to send you a form by post.

Please do not write on behalf of somebody else. What you may ask for depends on whether the policy names you as an insured.`,
  },
  {
    id: 51002,
    title: 'Named insured, co-insured, listed driver: who may do what',
    section: 'account',
    labels: ['co-insured', 'spouse'],
    edited: '2025-03-04',
    text: `The named insured is the person on the first line of the policy. A co-insured may do nearly everything too: pay,
arrange payments, add cars and drivers, order documents.

Only the named insured can end the policy or take a driver off it. A listed driver can report an accident of their own and
get a card for the glove box.

Being married to an insured does not make you one. You find your role on the declarations page.`,
  },
  {
    id: 52001,
    title: 'More time to pay',
    section: 'billing',
    labels: ['extension', 'due date'],
    edited: '2025-08-20',
    text: `If a payment is late you can often have a later due date: ${arrangements.extensionDays.Standard} days for Standard customers, ${arrangements.extensionDays.Preferred} days for Preferred and
${arrangements.extensionDays.Premium} days for Premium. Your state may give you more or fewer.

You can have one such arrangement in twelve months as a Standard customer, more with a higher tier. Arrangements that you made on
the telephone count as well.

An extension moves the day; it does not make the debt smaller.`,
  },
  {
    id: 52002,
    title: 'Paying a debt in instalments',
    section: 'billing',
    labels: ['installment', 'plan'],
    edited: '2025-08-20',
    text: `A larger debt can be split into two to four equal instalments. The larger the debt, the more instalments are possible; none is
smaller than ${money(arrangements.leastInstalment)}. We charge ${money(arrangements.fee)} for a plan unless your tier or your state makes it free.

While a plan runs there is no extension. Your regular monthly payments go on beside it.

A plan cannot be changed once it has begun, so choose the number with care.`,
  },
  {
    id: 52003,
    title: 'I have paid, but it does not show',
    section: 'billing',
    labels: ['payment', 'not booked'],
    edited: '2025-05-02',
    text: `Payments by bank transfer can take some days. When the money has arrived but your account still shows a debt, write to us: we
can put the account right at once.

A receipt from your bank is not enough for that; the money has to be with us.`,
  },
  {
    id: 52004,
    title: 'My policy was cancelled because I did not pay',
    section: 'billing',
    labels: ['reinstatement', 'cancelled'],
    edited: '2025-07-15',
    text: `Pay what is owed first. Then a policy can often be put back into force, within ${reinstating.withinDays.CA} days in most states; New York gives you
${reinstating.withinDays.NY} days and Florida ${reinstating.withinDays.FL} days.

If you are quick there may be no gap in your cover. Otherwise the days in between stay without cover, and we will ask whether
anything happened in them.

Some cases are looked at by our underwriters.`,
  },
]
