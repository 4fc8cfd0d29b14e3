import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { workshopWith } from './fixtures/workshop.ts'
import { defineTool, type OpenSandbox, openSandbox } from './index.ts'

const search = defineTool({
  name: 'search',
  description: 'x',
  readOnly: true,
  input: z.strictObject({ collection: z.string(), query: z.string(), limit: z.number() }),
  output: z.strictObject({ hits: z.array(z.strictObject({ id: z.string(), score: z.number() })) }),
  async handler({ collection, query, limit }, { knowledge }) {
    const hits = await knowledge.search(collection, query, limit)
    return { hits: hits.map(({ id, score }) => ({ id, score })) }
  },
})

const library = workshopWith([search]).with({
  knowledge: {
    rules: [
      {
        id: 'R-1',
        title: 'Returns',
        body: 'Customers may send goods back within thirty days of delivery. Opened goods are taken back with a fee of ten percent.',
      },
      {
        id: 'R-2',
        title: 'Late deliveries',
        body: 'A parcel that is more than five days late is compensated with a voucher. Ask the carrier first. Delivery times are estimates.',
      },
      {
        id: 'R-3',
        title: 'Warranty',
        body: 'Defects within two years are repaired free of charge. Wear of brake pads and tyres is no defect.',
        category: 'after-sales service',
      },
      {
        id: 'R-4',
        title: 'Payment',
        body: "We take cards and invoices. The customer's card is charged on delivery. C:\\invoices is the archive of invoices.",
      },
    ],
    recipes: [{ id: 'K-1', title: 'Late supper', body: 'Boil pasta.' }],
  },
})

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(library, { slots: 1, note: () => {} })
})

afterAll(() => open[Symbol.asyncDispose]())

async function find(query: string, collection = 'rules', limit = 10): Promise<string[]> {
  await using trial = await open.begin({})
  const answer = await trial.client.callTool({ name: 'search', arguments: { collection, query, limit } })
  expect(answer.isError).not.toBe(true)
  return (answer.structuredContent as { hits: { id: string }[] }).hits.map((hit) => hit.id)
}

describe('searching', () => {
  test.for([
    ['returns', 'R-1'],
    ['Can I return something that I have already opened?', 'R-1'],
    ['My parcel is a week late, what do I get for that?', 'R-2'],
    ['is there any compensation when a delivery is late', 'R-2'],
    ['the brakes are worn, is that covered by the warranty?', 'R-3'],
    ['after-sales', 'R-3'],
    ['R-4', 'R-4'],
    ['charging my card', 'R-4'],
    ['invoices C:\\invoices', 'R-4'],
  ] as const)('finds by a question in plain words: %s', async ([query, id]) => {
    expect((await find(query))[0]).toBe(id)
  })

  test.for([
    ['waranty', 'R-3'],
    ['my parcle is late', 'R-2'],
    ['late delivry compnsation', 'R-2'],
    ['vouchr', 'R-2'],
    ['retrun', 'R-1'],
  ] as const)('forgives typing errors: %s', async ([query, id]) => {
    expect((await find(query))[0]).toBe(id)
  })

  test.for(['', '   ', 'the of and', '!!! ??? &&& ||| ( :* <->', 'xylophone quux', '%', '\\', "'"])(
    'finds nothing by nothing to go by: %j',
    async (query) => {
      expect(await find(query)).toEqual([])
    },
  )

  test('puts the document first that the question names by its id', async () => {
    expect((await find('parcel that is late: compensation with a voucher, R-4.'))[0]).toBe('R-4')
    expect((await find('parcel that is late: compensation with a voucher, R-4.1'))[0]).toBe('R-2')
  })

  test('ranks all that match, and keeps to the limit and the collection', async () => {
    expect(await find('late delivery goods')).toEqual(['R-2', 'R-1', 'R-4'])
    expect(await find('late delivery goods', 'rules', 2)).toEqual(['R-2', 'R-1'])
    expect(await find('late delivery goods', 'recipes')).toEqual(['K-1'])
    expect(await find('late', 'rules', 0)).toEqual([])
  })

  test('takes SQL for words', async () => {
    await find("'; drop table sandbox.documents; --")
    expect((await find('waranty'))[0]).toBe('R-3')
  })

  test('takes a very long question', async () => {
    expect((await find(`late parcel ${'and so on '.repeat(9000)}`))[0]).toBe('R-2')
  })

  test('answers the same again', async () => {
    expect(await find('late delivery goods')).toEqual(await find('late delivery goods'))
  })

  test('of a collection that does not exist is a fault of the tool', async () => {
    await using trial = await open.begin({})
    const answer = await trial.client.callTool({
      name: 'search',
      arguments: { collection: 'rumours', query: 'x', limit: 1 },
    })
    expect(answer).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('a fault of its own') }],
    })
  })
})
