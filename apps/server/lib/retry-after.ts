/** Reads `Retry-After`, given as seconds or as an HTTP date. Returns seconds from `now` (milliseconds since 1970). */
export function readRetryAfter(text: string | null | undefined, now: number = Date.now()): number | null {
  if (text === null || text === undefined || text.trim() === '') return null
  const seconds = Number(text)
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds))
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1000))
}
