// Lengths of scenes: exact when the speech is known, estimated before that. Every place that shows the length of a
// script asks here, so that all of them show the same number.

import { framesPerSecond } from '@vivify/contract/choices'
import type { Scene } from '@vivify/contract/project'
import { endsClause, endsSentence } from '../captions/pages.ts'
import { timeForReading } from './reading-times.ts'

/** Silence between the last word of a scene and the first of the next. */
export const breathSeconds = 0.22
/** How long the last picture stays on screen after the last word. */
const tailSeconds = 0.9

/** Pace of the built-in voice that the estimate was fitted to, in words per minute. */
const fittedWordsPerMinute = 183
/** Fitted to the 624 scenes of the ready scripts as spoken by that voice: nine of ten scripts are within 1.5 s. */
const secondsPer = { scene: 0.29, letter: 0.0625, digit: 0.276, sentence: 0.42, clause: 0.325 }

type TimedScene = Pick<Scene, 'say' | 'holdSeconds'>

/** Number of frames of a scene with known speech. */
export function countSceneFrames(
  { holdSeconds }: Pick<Scene, 'holdSeconds'>,
  speech: { durationSeconds: number; hasWords: boolean },
  isLast: boolean,
): number {
  const isHeld = holdSeconds !== undefined && !speech.hasWords
  const seconds = isHeld ? holdSeconds : speech.durationSeconds + (isLast ? tailSeconds : breathSeconds)
  return Math.max(1, Math.ceil(seconds * framesPerSecond))
}

/** Estimated seconds of each scene. `wordsPerMinute` is the pace of the voice; null means a silent video. */
export function estimateSceneSeconds(
  scenes: readonly TimedScene[],
  wordsPerMinute: number | null = fittedWordsPerMinute,
): number[] {
  return scenes.map((scene, index) => {
    const hasWords = scene.say.trim() !== ''
    const durationSeconds =
      wordsPerMinute === null || !hasWords
        ? timeForReading(scene.say).durationSeconds
        : (fittedSeconds(scene.say) * fittedWordsPerMinute) / wordsPerMinute
    const frames = countSceneFrames(scene, { durationSeconds, hasWords }, index === scenes.length - 1)
    return frames / framesPerSecond
  })
}

/** Estimated seconds of a video with these scenes. */
export function estimateSeconds(
  scenes: readonly TimedScene[],
  wordsPerMinute: number | null = fittedWordsPerMinute,
): number {
  return estimateSceneSeconds(scenes, wordsPerMinute).reduce((sum, seconds) => sum + seconds, 0)
}

function fittedSeconds(say: string): number {
  const tokens = say.split(/\s+/).filter(Boolean)
  const inner = tokens.slice(0, -1)
  const sentences = inner.filter(endsSentence).length
  const clauses = inner.filter(endsClause).length
  const letters = say.match(/\p{L}/gu)?.length ?? 0
  const digits = say.match(/\p{N}/gu)?.length ?? 0
  return (
    secondsPer.scene +
    secondsPer.letter * letters +
    secondsPer.digit * digits +
    secondsPer.sentence * sentences +
    secondsPer.clause * clauses
  )
}
