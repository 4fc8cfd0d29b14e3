import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { madeUpFiles, madeUpPaths, writeCheckout } from './fixtures/made-up-checkout.ts'
import { failure, problemsWith } from './fixtures/release-failure.ts'
import { publishedServers } from './published-servers.ts'

const { testList, retailTests, retailScenario, orders } = madeUpPaths

const listing = (...names: string[]) => names.map((name) => `- ${name}\n`).join('')
const oneRetailTask = listing('sandbox_external_retail_group1.py:test_case_ST901_001')
const retail = publishedServers({ retail: ['external_retail_toolset_oms_models_orders', 'zendesk_tickets'] })

describe('the path', () => {
  it('does not exist', () => {
    using checkout = writeCheckout(madeUpFiles)
    const error = failure(join(checkout.root, 'nowhere', 'deeper'))
    expect(error).toMatchObject({ code: 'MISSING_PATH', file: join(checkout.root, 'nowhere', 'deeper') })
    expect(error.hint).toBe(
      `The nearest folder that exists is ${checkout.root}; it holds dataset, releases, servers.`,
    )
  })

  it.each([
    ['', 'Name the directory of the checkout.'],
    ['  ', 'Name the directory of the checkout.'],
    ['"/no where"', 'Leave out the quotes: they are part of the path here.'],
    ['/no\\ where', 'Leave out the backslashes: spaces need none here.'],
    ['~nobody/data', 'Only a lone `~` stands for a home directory here: write the path in full.'],
  ])('is %j', (path, hint) => {
    expect(failure(path)).toMatchObject({ code: 'MISSING_PATH', hint })
  })

  it('holds a NUL, which no file system has', () => {
    expect(failure('/tmp/a\0b').code).toBe('MISSING_PATH')
  })

  it.each([
    ['data.tar.gz', 'Unpack the archive and name the directory that comes out of it.'],
    ['data', 'Name the directory that `git clone https://github.com/microsoft/thinkingbox-data` made.'],
  ])('is the file %s', (name, hint) => {
    using checkout = writeCheckout({ [name]: '' })
    expect(failure(checkout.path(name))).toMatchObject({ code: 'NOT_A_DIRECTORY', hint })
  })

  it('is the folder above the checkout, or one inside it', () => {
    using checkout = writeCheckout(madeUpFiles)
    expect(failure(join(checkout.root, '..'))).toMatchObject({
      code: 'NOT_A_CHECKOUT',
      hint: `Name ${checkout.root} instead.`,
    })
    expect(failure(checkout.path('dataset/scenario'))).toMatchObject({
      code: 'NOT_A_CHECKOUT',
      hint: `Name ${checkout.root} instead.`,
    })
  })

  it('is an empty folder', () => {
    using checkout = writeCheckout({})
    const error = failure(checkout.root)
    expect(error.code).toBe('NOT_A_CHECKOUT')
    expect(error.message).toContain('it holds nothing')
    expect(error.hint).toContain('The checkout is empty')
  })
})

describe('the layout', () => {
  it('belongs to another release, whose names are given', () => {
    using checkout = writeCheckout({ 'releases/spring/list.yaml': '', 'releases/autumn/list.yaml': '' })
    const error = failure(checkout.root)
    expect(error).toMatchObject({ code: 'OTHER_RELEASE', file: checkout.path('releases') })
    expect(error.message).toContain('does not hold the release thinkingbox_bench_v1; it holds autumn, spring')
    expect(error.hint).toContain('git checkout thinkingbox-bench-v1.0')
  })

  it('lacks the test list', () => {
    expect(
      problemsWith({ [testList]: undefined, 'releases/thinkingbox_bench_v1/README.md': 'hello' }),
    ).toMatchObject([
      { code: 'MISSING_TEST_LIST', place: testList, message: 'does not exist; the folder holds README.md' },
    ])
  })

  it('is a sparse checkout: the hint says so for everything that is missing', () => {
    const problems = problemsWith({
      '.git/info/sparse-checkout': '/releases/\n',
      [retailTests]: undefined,
      [retailScenario]: undefined,
      [orders]: undefined,
    })
    expect(problems.map(({ code }) => code)).toEqual([
      'MISSING_FILE',
      'MISSING_SCENARIO',
      'MISSING_BASE_RECORDS',
    ])
    for (const { hint } of problems.slice(0, 2)) expect(hint).toContain('git sparse-checkout disable')
  })

  it('lacks everything but the list: all of it is named in one error', () => {
    const problems = problemsWith(
      Object.fromEntries(
        Object.keys(madeUpFiles)
          .filter((path) => path !== testList)
          .map((path) => [path, undefined]),
      ),
    )
    expect(problems.map(({ code, place }) => [code, place])).toEqual([
      ['MISSING_FILE', `${testList}:2:3`],
      ['MISSING_FILE', `${testList}:4:3`],
      ['MISSING_BASE_RECORDS', madeUpPaths.library],
      ['MISSING_SCENARIO', madeUpPaths.retailScenario],
      ['MISSING_SCENARIO', madeUpPaths.travelScenario],
    ])
  })

  it.each([testList, retailTests, retailScenario, orders])('holds an LFS pointer: %s', (path) => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'
    expect(problemsWith({ [path]: pointer })).toEqual([
      {
        code: 'LFS_POINTER',
        place: `${path}:1`,
        message: 'is a Git LFS pointer, not the data itself',
        hint: 'Run `git lfs install && git lfs pull` inside the checkout.',
      },
    ])
  })

  it.each([testList, retailTests, retailScenario, orders])('holds a file that is not UTF-8: %s', (path) => {
    const latin1 = Buffer.from('# a\n# b\n# caf\xe9\n# d\n', 'latin1')
    expect(problemsWith({ [path]: latin1 })).toMatchObject([
      { code: 'NOT_UTF8', place: `${path}:3`, message: 'holds bytes that are not UTF-8' },
    ])
    expect(problemsWith({ [path]: Buffer.from('\uFEFFhi', 'utf16le') })).toMatchObject([
      { code: 'NOT_UTF8', place: `${path}:1`, message: 'is UTF-16 text, not UTF-8' },
    ])
  })

  it('has a folder where a file should be', () => {
    using checkout = writeCheckout({ ...madeUpFiles, [retailScenario]: undefined })
    mkdirSync(checkout.path(retailScenario))
    expect(failure(checkout.root)).toMatchObject({
      code: 'UNREADABLE_FILE',
      file: checkout.path(retailScenario),
    })
  })
})

describe('the test list', () => {
  it('is not a list, or empty', () => {
    expect(problemsWith({ [testList]: 'tests: []\n' })).toMatchObject([
      { code: 'WRONG_TYPE', place: `${testList}:1:1` },
    ])
    expect(problemsWith({ [testList]: '' })).toMatchObject([{ code: 'WRONG_TYPE', place: `${testList}:1:1` }])
    expect(problemsWith({ [testList]: '[]' })).toMatchObject([{ code: 'WRONG_TYPE' }])
  })

  it('is bad YAML', () => {
    expect(problemsWith({ [testList]: '- a.py:test_a\n- "b.py:test_b\n' })).toMatchObject([
      { code: 'BAD_YAML', message: 'the test list is not valid YAML: Missing closing "quote' },
    ])
  })

  it('has names of another form, each with its line', () => {
    const list = `${oneRetailTask}- a.py: test_a\n- just_a_name\n- 7\n- a.py:test-b\n- dataset.txt:test_c\n`
    expect(problemsWith({ [testList]: list }).map(({ code, place }) => [code, place])).toEqual(
      [2, 3, 4, 5, 6].map((line) => ['BAD_TEST_NAME', `${testList}:${line}:3`]),
    )
  })

  it('names a task twice', () => {
    expect(problemsWith({ [testList]: `${oneRetailTask}\n${oneRetailTask}` })).toMatchObject([
      {
        code: 'DUPLICATE_TASK',
        place: `${testList}:3:3`,
        message: 'lists the task ST901_001 of sandbox_external_retail again; it is on line 1 already',
      },
    ])
  })

  it('names two functions with one id, also when their server is not supported', () => {
    const insurance = 'sandbox_auto_insurance_group1.py'
    const list = oneRetailTask + listing(`${insurance}:test_a_1`, `${insurance}:test_case_A_1`)
    expect(problemsWith({ [testList]: list }, retail)).toMatchObject([
      { code: 'DUPLICATE_TASK', place: `${testList}:3:3` },
    ])
  })

  it('names no task of a supported server', () => {
    const list = listing('sandbox_auto_insurance_group1.py:test_a_1')
    expect(problemsWith({ [testList]: list })).toMatchObject([
      { code: 'NO_TASK', place: testList, hint: 'It lists tasks of sandbox_auto_insurance.' },
    ])
  })

  it('names a file that does not exist, once however many tests it should hold', () => {
    const file = 'sandbox_external_retail_group2.py'
    const list = oneRetailTask + listing(`${file}:test_case_ST1`, `${file}:test_case_ST2`)
    const [problem, ...others] = problemsWith({ [testList]: list })
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'MISSING_FILE', place: `${testList}:2:3` })
    expect(problem?.hint).toMatch(/^Did you mean sandbox_external_retail_group1\.py\?/)
  })

  it('names a file that exists twice', () => {
    expect(
      problemsWith({
        'dataset/test_case/old/sandbox_external_retail_group1.py': '',
        [testList]: oneRetailTask,
      }),
    ).toMatchObject([
      {
        code: 'AMBIGUOUS_FILE',
        message: expect.stringContaining(
          'more than once: old/sandbox_external_retail_group1.py, sandbox_external_retail/sandbox_external_retail_group1.py',
        ),
      },
    ])
  })

  it('names a function that the file does not have', () => {
    const list = listing(
      'sandbox_external_retail_group1.py:test_case_ST901_003',
      'sandbox_external_retail_group1.py:something_else_altogether',
    )
    expect(problemsWith({ [testList]: list })).toMatchObject([
      {
        code: 'MISSING_FUNCTION',
        place: `${testList}:1:3`,
        message: `lists sandbox_external_retail_group1.py:test_case_ST901_003, but ${retailTests} has no function test_case_ST901_003`,
        hint: 'Did you mean test_case_ST901_001 or test_case_ST901_002?',
      },
      { code: 'MISSING_FUNCTION', hint: expect.stringContaining('The file has 2 functions') },
    ])
  })
})
