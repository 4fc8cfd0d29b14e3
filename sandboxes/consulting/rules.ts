/** Days that a background check takes, by level. */
export const clearanceDays = { standard: 14, high_security: 28 } as const
