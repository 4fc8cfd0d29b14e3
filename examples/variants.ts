import type { Variants } from 'vitest-thinkingbox/sandbox'

// Two wordings of one policy, tested side by side:
//
//   VARIANTS=./examples/variants.ts MODEL=openai/gpt-5 npx vitest run suites/retail
//   npx thinkingbox compare <run>

/** How the retail agent is to work: the eight steps of its instructions, each in one line. */
const inShort = `# How to work
- Identify the customer by email and order number, then look both up.
- Believe the records and earlier tickets, not memories.
- Search the policies before you act or refuse; they bind you.
- One ticket a matter: find it or write it.
- Say what you will do, with amounts and dates, and wait for a yes.
- Do exactly what the policy grants, once.
- Give the ticket the status of who is next: pending, hold, solved or open.
- Say truthfully what was done and what was not.
`

export const variants: Variants = {
  'as written': {},
  'in short': {
    sandbox: (sandbox) =>
      sandbox.name === 'retail'
        ? sandbox.with({ instructions: withSection(sandbox.instructions, 'How to work', inShort) })
        : sandbox,
  },
}

/** Instructions with other words for one section, and the same for the rest. */
function withSection(instructions: string, title: string, section: string): string {
  const sections = instructions.split(/^(?=# )/m)
  if (!sections.some((each) => each.startsWith(`# ${title}\n`)))
    throw new Error(`There is no section ${title}.`)
  return sections.map((each) => (each.startsWith(`# ${title}\n`) ? `${section}\n` : each)).join('')
}
