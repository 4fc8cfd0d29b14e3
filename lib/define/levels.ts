/** How much a task asks of an agent: a rule that is looked up, several that meet, or many with traps between them. */
export const levels = ['routine', 'demanding', 'severe'] as const

export type Level = (typeof levels)[number]
