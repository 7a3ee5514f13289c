// Times the words of sound that came without times.

import { AppError } from '@vivify/contract/errors'
import type { Sound } from '@vivify/generators/speech/wave'
import type { TimeResult } from './time-contract.ts'

/** Aligns the text with the sound. If that fails, the times are estimated. */
export async function timeWords(text: string, sound: Sound, gender?: 'female' | 'male'): Promise<TimeResult> {
  const [{ alignText }, { loadFliteEngine }] = await Promise.all([
    import('@vivify/generators/speech/aligner'),
    import('@vivify/generators/node/flite'),
  ])
  const request = { text, sound, ...(gender && { gender }) }
  const aligned = await alignText(await loadFliteEngine(), request).catch(passOverUnspeakable)
  if (aligned)
    return {
      words: aligned.map(({ text: token, start, end }) => ({ text: token, start, end })),
      timing: 'aligned',
    }
  return estimateTimes(text, sound.pcm.length / sound.sampleRate)
}

/** Spreads words over the duration by their number of letters. */
export function estimateTimes(text: string, durationSeconds: number): TimeResult {
  const tokens = text.split(/\s+/).filter((token) => token !== '')
  const perLetter = durationSeconds / tokens.join('').length
  let end = 0
  const words = tokens.map((token) => {
    const start = end
    end = Math.min(durationSeconds, start + token.length * perLetter)
    return { text: token, start, end }
  })
  return { words, timing: 'estimated' }
}

/** null for a text that the voice can't speak, such as a quotation in another language. */
export function passOverUnspeakable(error: unknown): null {
  const isUnspeakable =
    AppError.isInstance(error) && (error.code === 'nothing_to_say' || error.code === 'unsupported_language')
  if (isUnspeakable) return null
  throw error
}
