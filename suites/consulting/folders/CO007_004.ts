import { consulting } from '../../../sandboxes/consulting/index.ts'
import { folder, fresh, lets, lookUp, ticketsWhere } from '../deeds.ts'

const writer = 'beatriz.montalvo'
const nadia = lets('nadia.petrenko', 'FLD-4050011', 'viewer')
const plain = { approval_required: 'no' } as const
const library = fresh(
  'folder',
  writer,
  '9',
  'Practice library for Nadia Petrenko: not yet',
  { folder_id: 'FLD-4050012', ...plain },
  { status: 'solved' },
)
const slides = fresh(
  'folder',
  writer,
  '10',
  'Slide templates for Nadia Petrenko',
  { folder_id: 'FLD-4050011', ...plain },
  { status: 'solved' },
)

export const CO007_004 = consulting.task({
  id: 'CO007_004',
  title: 'a name that sounds harmless, and a level that is not',
  level: 'demanding',
  traits: ['rules-that-meet', 'customer-moves', 'thin-answers'],
  decidedBy: ['CO-12.1', 'CO-13.2'],
  request: `Beatriz Montalvo, Austin (beatriz.montalvo@brackenfold.example). For Nadia Petrenko, nadia.petrenko@brackenfold.example, the Insurance practice library, FLD-4050012, to read. She has software and folders coming to her since this week, I looked it up. Inès has nothing against it.`,
  customer: `You are Beatriz Montalvo, Senior Manager, energetic. Nadia is yours since 25 September. If the library has to wait for her, you ask for the slide templates instead, FLD-4050011, to read as well. That is all.`,
  solution: [
    ...lookUp(writer),
    ...lookUp('nadia.petrenko'),
    folder('FLD-4050012'),
    library.open,
    library.close,
    folder('FLD-4050011'),
    ticketsWhere("folder_id eq 'FLD-4050011'"),
    slides.open,
    ...nadia.steps,
    slides.close,
  ],
  expected: [library.effect, slides.effect, ...nadia.effects],
})
