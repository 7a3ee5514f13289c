import type { TimedWord } from '@vivify/contract/project'

/** The times of each character of a text, in seconds; three lists of one length. */
export interface CharacterTimes {
  characters: string[]
  starts: number[]
  ends: number[]
}

/**
 * The times of the space-separated tokens of a text. A token without letters and digits is silent and has no length.
 * Null when the characters are not those of the text, or when their times make no sense.
 */
export function timeTokens(
  text: string,
  { characters, starts, ends }: CharacterTimes,
  durationSeconds: number,
): TimedWord[] | null {
  const spoken = characters.flatMap((character, index) =>
    // By code units, because vendors cut characters differently.
    Array.from({ length: character.length }, (_, unit) => ({
      unit: character[unit]!,
      start: starts[index]!,
      end: ends[index]!,
    })).filter(({ unit }) => !/\s/.test(unit)),
  )
  const words: TimedWord[] = []
  let at = 0
  let last = 0
  for (const token of text.split(/\s+/).filter((part) => part !== '')) {
    const units = spoken.slice(at, at + token.length)
    if (units.map(({ unit }) => unit).join('') !== token) return null
    at += token.length
    const isSilent = !/[\p{L}\p{N}]/u.test(token)
    const limit = (seconds: number): number => Math.min(durationSeconds, Math.max(last, seconds))
    const start = isSilent ? last : limit(units[0]!.start)
    const end = isSilent ? last : Math.max(start, limit(units.at(-1)!.end))
    if (!Number.isFinite(start) || !Number.isFinite(end)) return null
    words.push({ text: token, start, end })
    last = end
  }
  return at === spoken.length && last > 0 ? words : null
}
