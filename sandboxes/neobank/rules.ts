/** The longest that sign-in may go without a second factor, in hours. */
export const longestBypassHours = 4
