import { z } from 'zod'

const hasYear = (text: string): boolean => !text.startsWith('0000')
const reason = 'the years begin with 0001'

/** A moment in time, as ISO 8601 in UTC. The database has no year 0. */
export const momentSchema = z.iso.datetime().refine(hasYear, reason)

/** A day, such as `2026-11-23`. */
export const daySchema = z.iso.date().refine(hasYear, reason)
