import { computeFeatures, featureCount } from './features.ts'
import { warpFrames } from './warping.ts'
import type { Sound } from './wave.ts'

/** Frames of the reference more than this many deviations below its mean are pauses, which match any pause. */
const minLoudness = -0.75

/**
 * Distance between a recording and a reference after warping: the mean distance of their features while the reference
 * speaks. Only suitable to compare references of the same speaker.
 */
export function measureFit(reference: Sound, recording: Sound): number {
  const source = computeFeatures(reference.pcm, reference.sampleRate)
  const target = computeFeatures(recording.pcm, recording.sampleRate)
  const path = warpFrames(source, target)
  let total = 0
  let count = 0
  for (let frame = 0; frame < source.frameCount; frame++) {
    const left = frame * featureCount
    if (source.values[left]! < minLoudness) continue
    const right = Math.round(path[frame]!) * featureCount
    let sum = 0
    for (let index = 0; index < featureCount; index++) {
      const difference = source.values[left + index]! - target.values[right + index]!
      sum += difference * difference
    }
    total += Math.sqrt(sum)
    count++
  }
  return total / Math.max(1, count)
}
