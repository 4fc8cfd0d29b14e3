import { describe, expect, it } from 'vitest'
import { madeUpFiles, madeUpPaths, pythonTask, writeCheckout } from './fixtures/made-up-checkout.ts'
import { failure, problemsWith } from './fixtures/release-failure.ts'
import { publishedServers } from './published-servers.ts'
import { readRelease } from './read-release.ts'

const { testList, retailTests, travelTests, retailScenario, orders, sharedTickets, travelTickets } =
  madeUpPaths

const listing = (...names: string[]) => names.map((name) => `- ${name}\n`).join('')
const oneRetailTask = listing('sandbox_external_retail_group1.py:test_case_ST901_001')
const retail = publishedServers({ retail: ['external_retail_toolset_oms_models_orders', 'zendesk_tickets'] })

describe('a task', () => {
  const withTask = (python: string, servers = retail) =>
    problemsWith({ [testList]: oneRetailTask, [retailTests]: python }, servers)
  const withYaml = (yaml: string) => withTask(pythonTask('test_case_ST901_001', yaml))

  it('has no docstring', () => {
    expect(withTask('\n\ndef test_case_ST901_001(x, judge):\n    validate_database(x)\n')).toMatchObject([
      { code: 'MISSING_DOCSTRING', place: `${retailTests}:3:1` },
    ])
    expect(
      withTask('def test_case_ST901_001(x, judge):\n    f"""!\n    query: {x}\n    """\n'),
    ).toMatchObject([{ code: 'MISSING_DOCSTRING' }])
  })

  it('has a docstring of another kind', () => {
    expect(withTask('def test_case_ST901_001(x, judge):\n    """Checks a thing."""\n')).toMatchObject([
      {
        code: 'NOT_A_TASK',
        place: `${retailTests}:1:1`,
        message: 'the docstring of test_case_ST901_001 does not start with `!`, so it defines no task',
      },
    ])
  })

  it('has YAML that does not parse: the place is in the Python file', () => {
    expect(withYaml('query: hello\nuser_context: [1, 2\ninit: {}\n')).toMatchObject([
      { code: 'BAD_YAML', place: expect.stringMatching(`^${retailTests}:[45]:`) },
    ])
    expect(withYaml('query: a: b\n')).toMatchObject([{ code: 'BAD_YAML', place: `${retailTests}:3:12` }])
    expect(withYaml('query: |-\n  fine\n bad: 1\n')).toMatchObject([
      { code: 'BAD_YAML', place: `${retailTests}:5:5` },
    ])
  })

  it('points at the right line in a CRLF file, and behind escapes that add or remove lines', () => {
    const yaml = 'query: a: b\n'
    expect(withTask(pythonTask('test_case_ST901_001', yaml).replaceAll('\n', '\r\n'))).toMatchObject([
      { place: `${retailTests}:3:12` },
    ])
    const python =
      'def test_case_ST901_001(x):\n    """!\n    user_context: "one\\n\n      two\\\n      three"\n    query: a: b\n    """\n'
    expect(withTask(python)).toMatchObject([{ code: 'BAD_YAML', place: `${retailTests}:6:12` }])
  })

  it('has wrong types: each with its line', () => {
    const yaml = `query: 7
user_context: [a]
init:
  sandbox_external_retail:
    data_patch:
      zendesk_tickets: {id: 1}
      external_retail_toolset_oms_models_orders:
      - id: 1
      - two
      - score: .nan
    golden_test_case:
      tool_interactions:
      - tool: get_order
        parameters: [LL-7]
      - parameters: {}
      rubrics_yesno:
      - 7
`
    const problems = withYaml(yaml)
    expect(problems.every(({ code }) => code === 'WRONG_TYPE')).toBe(true)
    expect(
      problems.map(({ place, message }) => `${place.slice(retailTests.length + 1)} ${message}`),
    ).toMatchInlineSnapshot(`
      [
        "3:5 test_case_ST901_001: query: expected string, received number",
        "4:5 test_case_ST901_001: user_context: expected string, received array",
        "8:11 test_case_ST901_001: init.sandbox_external_retail.data_patch.zendesk_tickets: expected array, received object",
        "11:13 test_case_ST901_001: init.sandbox_external_retail.data_patch.external_retail_toolset_oms_models_orders[1]: expected record, received string",
        "12:13 test_case_ST901_001: init.sandbox_external_retail.data_patch.external_retail_toolset_oms_models_orders[2].score: expected a JSON value",
        "16:13 test_case_ST901_001: init.sandbox_external_retail.golden_test_case.tool_interactions[0].parameters: expected record, received array",
        "17:13 test_case_ST901_001: init.sandbox_external_retail.golden_test_case.tool_interactions[1].tool: expected string, received undefined",
        "19:13 test_case_ST901_001: init.sandbox_external_retail.golden_test_case.rubrics_yesno[0]: expected string, received number",
      ]
    `)
  })

  it('lacks parts: the place is the nearest thing above that exists', () => {
    expect(withYaml('query: hello\n')).toMatchObject([{ code: 'WRONG_TYPE', place: `${retailTests}:3:5` }])
    expect(withYaml('query: hello\ninit:\n  sandbox_external_retail:\n    data_patch: {}\n')).toMatchObject([
      {
        code: 'WRONG_TYPE',
        place: `${retailTests}:5:7`,
        message: expect.stringContaining('init.sandbox_external_retail.golden_test_case'),
      },
    ])
    expect(withYaml('just text')).toMatchObject([
      { code: 'WRONG_TYPE', message: expect.stringContaining('the whole text') },
    ])
  })

  it('belongs to a server other than its file, or to two', () => {
    const two = 'query: q\ninit:\n  sandbox_external_retail: {}\n  sandbox_consulting: {}\n'
    expect(withYaml(two)).toMatchObject([
      {
        code: 'UNKNOWN_SERVER',
        place: `${retailTests}:6:7`,
        message:
          'test_case_ST901_001: `init` names sandbox_consulting beside sandbox_external_retail; a task has one server',
      },
    ])
    const none = 'query: q\ninit:\n  somebody_else: {}\n'
    const problems = problemsWith(
      {
        'dataset/test_case/spare.py': pythonTask('test_x', none),
        [testList]: `${oneRetailTask}- spare.py:test_x\n`,
      },
      retail,
    )
    expect(problems).toMatchObject([
      {
        code: 'UNKNOWN_SERVER',
        place: 'dataset/test_case/spare.py:4:5',
        message: 'test_x: `init` names no server of the release',
      },
    ])
  })

  it('has records of a table that the sandbox lacks', () => {
    const yaml = `query: q
init:
  sandbox_external_retail:
    data_patch:
      zendesk_ticket: []
      tickets_of_another_kind: []
    golden_test_case:
      tool_interactions: []
`
    expect(withYaml(yaml)).toMatchObject([
      { code: 'UNKNOWN_TABLE', place: `${retailTests}:7:11`, hint: 'Did you mean zendesk_tickets?' },
      {
        code: 'UNKNOWN_TABLE',
        place: `${retailTests}:8:11`,
        hint: 'The tables are external_retail_toolset_oms_models_orders, zendesk_tickets.',
      },
    ])
  })

  it('stands in a file that is cut short', () => {
    const whole = madeUpFiles[retailTests]
    const cut = whole.slice(0, whole.indexOf('I was charged twice'))
    const problems = problemsWith({ [retailTests]: cut })
    expect(problems).toMatchObject([
      {
        code: 'BAD_PYTHON',
        place: `${retailTests}:30:5`,
        message: 'is not valid Python: a string that never ends',
      },
    ])
  })

  it('has an escape that only Python can resolve', () => {
    const python = 'def test_case_ST901_001(x):\n    """!\n    query: \\N{BULLET} a\n    """\n'
    expect(withTask(python)).toMatchObject([{ code: 'BAD_PYTHON', place: `${retailTests}:3:12` }])
  })
})

describe('the scenario', () => {
  it('is missing', () => {
    expect(problemsWith({ [retailScenario]: undefined })).toMatchObject([
      { code: 'MISSING_SCENARIO', place: retailScenario },
    ])
  })

  it('is bad YAML or has wrong types, with the line', () => {
    expect(problemsWith({ [retailScenario]: 'tools: []\n\tbot_instructions: x\n' })).toMatchObject([
      { code: 'BAD_YAML', place: expect.stringMatching(`^${retailScenario}:2:`) },
    ])
    const scenario = madeUpFiles[retailScenario]
      .replace('- name: get_order', '- get_order')
      .replace('name: Late parcels', 'name: 12')
    expect(problemsWith({ [retailScenario]: scenario })).toMatchObject([
      { code: 'WRONG_TYPE', place: `${retailScenario}:11:3`, message: expect.stringContaining('tools[0]') },
      {
        code: 'WRONG_TYPE',
        place: `${retailScenario}:4:7`,
        message: expect.stringContaining('sources[0].name'),
      },
    ])
  })
})

describe('the base records', () => {
  it('are missing: the nearest files are named', () => {
    expect(problemsWith({ [orders]: undefined, [orders.replace('orders', 'order')]: '[]' })).toMatchObject([
      {
        code: 'MISSING_BASE_RECORDS',
        place: madeUpPaths.library,
        message:
          'has no file for the base records of the table external_retail_toolset_oms_models_orders (server sandbox_external_retail)',
      },
    ])
  })

  it('are never another server’s, nor the shared desk’s where the server has a desk of its own', () => {
    const emptyDesk = { [travelTickets]: undefined, [travelTickets.replace('tickets', 'users')]: '[]' }
    expect(problemsWith(emptyDesk)).toMatchObject([
      {
        code: 'MISSING_BASE_RECORDS',
        message: expect.stringContaining('zendesk_tickets (server external_booking_v1)'),
      },
    ])
    expect(problemsWith({ [sharedTickets]: undefined })).toMatchObject([
      {
        code: 'MISSING_BASE_RECORDS',
        message: expect.stringContaining('zendesk_tickets (server sandbox_external_retail)'),
        hint: expect.stringContaining(travelTickets),
      },
    ])
  })

  it('are ambiguous: all candidates are named', () => {
    const twin = orders.replace('/oms/', '/oms_models/')
    expect(problemsWith({ [twin]: '[]' })).toMatchObject([
      {
        code: 'AMBIGUOUS_BASE_RECORDS',
        message: expect.stringContaining(
          `the table external_retail_toolset_oms_models_orders (server sandbox_external_retail): ${orders}, ${twin}`,
        ),
      },
    ])
  })

  it('need the name of the server’s folder when nothing tells which one it is', () => {
    const tables = { domain: 'retail', tables: ['zendesk_tickets'] }
    const changes = {
      [testList]: '- sandbox_external_retail_group1.py:test_case_ST901_002\n',
      [travelTickets.replace('external_booking', 'sandbox_consulting')]: '[]',
    }
    expect(problemsWith(changes, { sandbox_external_retail: tables })).toMatchObject([
      {
        code: 'AMBIGUOUS_BASE_RECORDS',
        hint: 'Name the folder under toolslib that belongs to the server, as `toolset`.',
      },
    ])
    using checkout = writeCheckout({ ...madeUpFiles, ...changes })
    const servers = { sandbox_external_retail: { ...tables, toolset: 'external_retail_toolset' } }
    const [domain] = readRelease(checkout.root, { servers }).domains
    expect(domain?.baseRecords).toEqual({ zendesk_tickets: [{ id: '1', status: 'open' }] })
  })

  it('are bad JSON, with the line', () => {
    expect(problemsWith({ [orders]: '[\n  {"id": 1},\n  {"id": 2,}\n]\n' })).toMatchObject([
      { code: 'BAD_JSON', place: `${orders}:3:12`, message: 'is not valid JSON: unexpected "}"' },
    ])
    expect(problemsWith({ [orders]: '[\n  {"id": 1}\n' })).toMatchObject([
      { code: 'BAD_JSON', place: `${orders}:3:1`, message: 'is not valid JSON: it ends too early' },
    ])
    expect(problemsWith({ [orders]: '' })).toMatchObject([{ code: 'BAD_JSON', place: `${orders}:1:1` }])
  })

  it('are JSON of another shape, with the line', () => {
    expect(problemsWith({ [orders]: '{"rows": []}' })).toMatchObject([
      { code: 'WRONG_TYPE', place: `${orders}:1:1`, message: expect.stringContaining('the file') },
    ])
    expect(problemsWith({ [orders]: '[\n  {"id": 1},\n  7,\n  []\n]' })).toMatchObject([
      { code: 'WRONG_TYPE', place: `${orders}:3:3`, message: expect.stringContaining('record [1]') },
      { code: 'WRONG_TYPE', place: `${orders}:4:3` },
    ])
  })
})

describe('ReleaseError', () => {
  it('carries every problem of every kind, and its message lists them', () => {
    using checkout = writeCheckout({
      ...madeUpFiles,
      [retailTests]: madeUpFiles[retailTests].replace('query: I was', 'query: 1: was'),
      [retailScenario]: 'tools: 3\n',
      [orders]: '[',
      [travelTests]: undefined,
    })
    const error = failure(checkout.root)
    expect(error.problems.map(({ code }) => code)).toEqual([
      'BAD_YAML',
      'WRONG_TYPE',
      'WRONG_TYPE',
      'WRONG_TYPE',
      'BAD_JSON',
    ])
    expect(error).toMatchObject({ name: 'ReleaseError', code: 'BAD_YAML', line: 31, column: 12 })
    expect(error.message).toMatch(/^5 problems in the published benchmark's data:\n- /)
    for (const { file, message } of error.problems) {
      expect(error.message).toContain(file)
      expect(error.message).toContain(message)
    }
  })

  it('keeps its message readable when hundreds of lines are wrong', () => {
    const names = Array.from(
      { length: 500 },
      (_, index) => `sandbox_external_retail_group1.py:test_gone_${index}`,
    )
    using checkout = writeCheckout({ ...madeUpFiles, [testList]: listing(...names) })
    const error = failure(checkout.root)
    expect(error.problems).toHaveLength(500)
    expect(error.message.split('\n').length).toBeLessThan(100)
    expect(error.message).toMatch(/… and 460 more: see the error's `problems`$/)
  })
})
