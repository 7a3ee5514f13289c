/** A stretch of sound or of silence, in seconds. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

const stepSeconds = 0.005
/** Level below the loud parts of the sound that counts as silence. */
const silenceDecibels = -38
const minSilenceSeconds = 0.06

/**
 * Finds the silences of at least 60 ms between sounds, by their level relative to the 95th percentile of the sound
 * itself.
 */
export function findSilences(pcm: Float32Array, sampleRate: number): Stretch[] {
  const levels = measureLevels(pcm, sampleRate)
  const loud = levels.toSorted()[Math.floor(levels.length * 0.95)] ?? 0
  const threshold = loud * 10 ** (silenceDecibels / 20)
  const silences: Stretch[] = []
  let from = -1
  for (let index = 0; index <= levels.length; index++) {
    const isSilent = index < levels.length && levels[index]! <= threshold
    if (isSilent && from < 0) from = index
    if (isSilent || from < 0) continue
    if ((index - from) * stepSeconds >= minSilenceSeconds) {
      silences.push({ start: from * stepSeconds, end: index * stepSeconds })
    }
    from = -1
  }
  return silences
}

/** Root mean square of each 5 ms. */
function measureLevels(pcm: Float32Array, sampleRate: number): Float32Array {
  const step = Math.max(1, Math.round(stepSeconds * sampleRate))
  return Float32Array.from({ length: Math.ceil(pcm.length / step) }, (_, index) => {
    let sum = 0
    const end = Math.min(pcm.length, (index + 1) * step)
    for (let sample = index * step; sample < end; sample++) sum += pcm[sample]! * pcm[sample]!
    return Math.sqrt(sum / (end - index * step))
  })
}
