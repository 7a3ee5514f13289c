// The one call that most callers need: from a mood, a seed and a length to finished sound.

import { type CompositionOptions, composeScore } from './compose.ts'
import { countFrames, musicSampleRate, renderMusic } from './render.ts'
import type { Section } from './score.ts'

export interface Music {
  /** Left and right channel, within -3 dBFS, of exactly the requested length. */
  pcm: [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>]
  sampleRate: typeof musicSampleRate
  bpm: number
  /** Name of the key, such as "D major". */
  key: string
  sections: readonly Section[]
  beatsSeconds: readonly number[]
}

/**
 * Composes and renders a piece into memory (0.38 MB per second; for long pieces pass `composeScore` to `renderMusic`
 * and consume the blocks). The same options give the same samples. Throws AppError `bad_input` for a length outside 1
 * to 3600 seconds.
 */
export function composeMusic(options: CompositionOptions): Music {
  const score = composeScore(options)
  const frames = countFrames(score)
  const pcm: Music['pcm'] = [new Float32Array(frames), new Float32Array(frames)]
  let position = 0
  renderMusic(score, (left, right) => {
    pcm[0].set(left, position)
    pcm[1].set(right, position)
    position += left.length
  })
  return {
    pcm,
    sampleRate: musicSampleRate,
    bpm: score.bpm,
    key: score.key,
    sections: score.sections,
    beatsSeconds: score.beatsSeconds,
  }
}
