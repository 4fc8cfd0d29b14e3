import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../lib/sandbox/index.ts'
import { probeTool } from '../../lib/sandbox/testing/probe-tool.ts'
import { toolListing } from '../../lib/sandbox/tool-listing.ts'
import { retail } from './index.ts'

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(retail, { slots: 2 })
})

afterAll(() => open[Symbol.asyncDispose]())

describe('hostile arguments', () => {
  test.for([...toolListing(retail).tools])('$name holds', async (tool) => {
    expect(await probeTool(open, tool, {})).toEqual([])
  })
})
