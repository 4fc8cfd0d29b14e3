import { expect, test } from 'vitest'
import { runFixture } from './fixtures/run-fixture.ts'

test('ordinary tests are reported as Vitest does', async () => {
  const run = await runFixture('unit')
  expect(run.exitCode).toBe(1)
  expect(run.output).toMatchInlineSnapshot(`
    "
     RUN  <version> <fixtures>/unit

    stdout | sums.fixture.ts > adds wrongly
    a word from a test

     ❯ sums.fixture.ts (4 tests | 1 failed | 1 skipped | 1 todo) <time>
       ✓ adds <time>
       × adds wrongly <time>
       ↓ is not there yet
       □ subtracts

    ⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯

     FAIL  sums.fixture.ts > adds wrongly
    AssertionError: expected { sum: 2 } to deeply equal { sum: 3 }

    - Expected
    + Received

      {
    -   "sum": 3,
    +   "sum": 2,
      }

     ❯ sums.fixture.ts:<place>
          6| })
          7| test('adds wrongly', () => {
          8|   expect({ sum: 1 + 1 }).toEqual({ sum: 3 })
           |                          ^
          9| })
         10| test.skip('is not there yet', () => {})

    ⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/1]⎯


     Test Files  1 failed (1)
          Tests  1 failed | 1 passed | 1 skipped | 1 todo (4)
       Start at <time>
       Duration <time>

     SKIP  sums.fixture.ts > is not there yet
     SKIP  sums.fixture.ts > subtracts
    "
  `)
})
