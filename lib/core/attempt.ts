import { z } from 'zod'

/** The most attempts of one task: reports have a place for each. */
export const mostAttempts = 1000

/** Which attempt of its task a trial is, or how many there are: 1 to {@link mostAttempts}. */
export const attemptSchema = z.int().min(1).max(mostAttempts)
