/** A part of an error that says what a provider answered. */
export interface ProviderAnswer {
  readonly message: string
  readonly statusCode?: number | undefined
  readonly status?: number | undefined
  readonly responseBody?: string | undefined
}

/**
 * The status that an answer means. Some gateways send an error object under HTTP 200: that is its own code, or 400.
 */
export function statusOf({ statusCode, status, responseBody }: ProviderAnswer): number | undefined {
  const answered = statusCode ?? status
  if (answered === undefined || answered < 200 || answered >= 300) return answered
  const error = parse(responseBody)
  if (typeof error !== 'object' || error === null || !('error' in error) || !error.error) return answered
  const { error: inner } = error
  const code = Number(typeof inner === 'object' && 'code' in inner ? inner.code : undefined)
  return code >= 400 && code < 600 ? code : 400
}

/**
 * What the provider said: the message that its SDK found in the body, and the start of the body where the SDK did not know its
 * shape and has a message of its own. Neither is freed of keys, so cut it only when that is done.
 */
export function providerWords({ message, responseBody = '' }: ProviderAnswer): string {
  const own = message.trim()
  const isFromBody = own !== '' && (responseBody.includes(own) || responseBody.includes(quoted(own)))
  const body = isFromBody ? '' : readable(responseBody)
  return [own, body].filter((text) => text !== '').join(': ')
}

function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function readable(body: string): string {
  return body
    .slice(0, 20_000)
    .replace(/<(script|style)\b.*?<\/\1>|<[a-z!/][^>]*>/gis, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function parse(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return undefined
  }
}
