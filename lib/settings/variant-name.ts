/** What reports call an agent under a variant, e.g. `openai/gpt-5 (short policy)`. */
export function variantName(agent: string, variant: string): string {
  return `${agent} (${variant})`
}

/** An agent's name in two parts: what it is called without variants, and its variant, if any. */
export function splitVariant(name: string): { readonly agent: string; readonly variant?: string } {
  const [, agent, variant] = /^(.+) \(([^()]+)\)$/.exec(name) ?? []
  return agent !== undefined && variant !== undefined ? { agent, variant } : { agent: name }
}
