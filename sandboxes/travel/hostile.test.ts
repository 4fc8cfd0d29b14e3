import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toolListing } from '../../lib/define/tool-listing.ts'
import { type OpenSandbox, openSandbox } from '../../lib/sandbox/index.ts'
import { probeTool } from '../../lib/sandbox/testing/probe-tool.ts'
import { travel } from './index.ts'

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(travel, { slots: 2 })
})

afterAll(() => open[Symbol.asyncDispose]())

describe('hostile arguments', () => {
  test.for([...toolListing(travel).tools])('$name holds', async (tool) => {
    expect(await probeTool(open, tool, {})).toEqual([])
  })
})
