import { z } from 'zod'
import { agentKind } from './agent-kind.ts'
import { parseModelName } from './model-name.ts'
import { Secret } from './secret.ts'

export function wholeNumber(from: number, to: number) {
  const range = `must be a whole number from ${from} to ${to}`
  return z.string().regex(/^\d+$/, range).transform(Number).pipe(z.int(range).min(from, range).max(to, range))
}

export function numberWithin(from: number, to: number) {
  const range = `must be a number from ${from} to ${to}`
  return decimal(range).pipe(z.number().min(from, range).max(to, range))
}

/** A duration in seconds; fractions allowed. */
export function seconds(to: number) {
  const range = `must be a number of seconds above 0, at most ${to}`
  return decimal(range).pipe(z.number().positive(range).max(to, range))
}

/** An amount of money; fractions allowed. */
export function dollars(to: number) {
  const range = `must be an amount above 0, at most ${to}`
  return decimal(range).pipe(z.number().positive(range).max(to, range))
}

function decimal(range: string) {
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/, range)
    .transform(Number)
}

export const flag = z
  .string()
  .toLowerCase()
  .pipe(
    z
      .enum(['1', 'true', 'yes', 'on', '0', 'false', 'no', 'off'], 'must be 1 (on) or 0 (off)')
      .transform((word) => ['1', 'true', 'yes', 'on'].includes(word)),
  )

export const text = z.string()

/** A run's name, which is also its directory's. */
export const runName = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
    'must be a directory name of letters, digits, dots, hyphens and underscores, at most 100',
  )

/** Labels of a run, separated by commas. */
export const labelList = z
  .string()
  .transform((value) => [...new Set(value.split(',').map((label) => label.trim()))])
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^[\w.:/-]{1,50}$/,
          'must be labels of letters, digits, dots, colons, slashes, hyphens and underscores, at most 50 each, separated by commas',
        ),
    ),
  )

export const secret = z
  .string()
  // A key with a line break or blank in it was pasted wrongly, and would break the request's header.
  .regex(/^[\x21-\x7e]+$/, 'holds a blank, line break or other character that no key has; copy it again')
  .transform((value) => new Secret(value))

export const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((address) => {
    const url = URL.parse(address)
    return !url?.username && !url?.password
  }, 'holds a user name or password, which would show in logs; give the key in the variable for keys')
  .transform((address) => address.replace(/\/+$/, ''))

/** An own agent: an address is checked here, a module or command where it is started. */
export const ownAgent = z.string().transform((agent, context) => {
  if (agentKind(agent) !== 'url') return agent
  const parsed = baseUrl.safeParse(agent)
  for (const { message } of parsed.error?.issues ?? []) context.addIssue({ code: 'custom', message })
  return agent
})

/** An address to listen on, which others are told. */
export const listenHost = z
  .string()
  .regex(/^[\w.:-]+$/, 'must be a host name or an IP address, without scheme and port')
  .refine(
    (host) => !/^[0.]+$|^[0:]+$/.test(host),
    'must be one address that the agent reaches, not that of all interfaces',
  )

/** Agents to test: `reference`, `simulated/…` or `provider/model-id`, separated by commas. */
export const modelList = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .transform((names, context) => {
    const wanted = names.filter((name) => name !== '')
    for (const name of wanted) {
      const parsed = parseModelName(name)
      if (typeof parsed === 'string') context.addIssue({ code: 'custom', message: parsed })
    }
    return [...new Set(wanted)]
  })
  .pipe(z.array(z.string()).min(1, 'names no model; write one like openai/gpt-5'))

/** One real model: `provider/model-id`. */
export const realModel = z.string().transform((name, context) => {
  const parsed = parseModelName(name)
  if (typeof parsed === 'string') context.addIssue({ code: 'custom', message: parsed })
  else if (parsed.kind !== 'model') {
    context.addIssue({
      code: 'custom',
      message: `${name} cannot hold a conversation; name a model like openai/gpt-5`,
    })
  }
  return name
})

/** Real models, separated by commas, each once. */
export const realModels = z.string().transform((value, context) => {
  const names = value.split(',').map((name) => name.trim())
  for (const name of names) {
    for (const { message } of realModel.safeParse(name).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message })
    }
  }
  return [...new Set(names)].join(',')
})
