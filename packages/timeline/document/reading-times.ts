import type { TimedWord } from '@vivify/contract/project'
import { endsClause, endsSentence } from '../captions/pages.ts'

const leadSeconds = 0.1
/** About 15 characters a second, the comfortable speed of subtitles. */
const secondsPerCharacter = 0.065
const secondsPerWord = 0.08
const clausePauseSeconds = 0.15
const sentencePauseSeconds = 0.4

/** Word times for a scene without a voice, at a comfortable reading speed, in seconds from the scene's start. */
export function timeForReading(say: string): { words: TimedWord[]; durationSeconds: number } {
  let now = leadSeconds
  const words = say
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => {
      const length = Math.min(24, [...text].length)
      const word = { text, start: now, end: now + secondsPerWord + length * secondsPerCharacter }
      now = word.end + (endsSentence(text) ? sentencePauseSeconds : endsClause(text) ? clausePauseSeconds : 0)
      return word
    })
  return { words, durationSeconds: Math.max(1, now) }
}
