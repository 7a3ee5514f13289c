import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import { scoreHook } from '../wording/hook-score.ts'
import { fitClosing } from './source-call-to-action.ts'
import { draftOf, usualTargetSeconds, usualWordsPerMinute, type FromSourceOptions } from './source-draft.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import type { PlanOptions } from './shape-choice.ts'
import { planShape, type SourceShape } from './source-shapes.ts'
import { SpokenSource } from './spoken-source.ts'
import type { ScriptDraft } from '../types.ts'

/** A draft is planned again until its length is this close to the target. */
const closeEnough = 0.07
const maxPlans = 5
/** Below this share of the target, the person is told that the source gave no more. */
const minShareOfTarget = 0.7
const weakHookScore = 55
const minSeconds = 5

export interface ShapeOptions extends FromSourceOptions {
  /** Sentences that other versions have used. */
  readonly used?: ReadonlySet<number>
  /** What such a sentence is still worth. Default 0.6. */
  readonly usedShare?: number
  /** False to choose freely between the opening and the end. Default true. */
  readonly isFramed?: boolean
}

/**
 * Writes a source in one shape, as close to the target length as its sentences allow. Returns null when it has too few
 * points for a list.
 */
export function writeShape(
  reading: SourceReading,
  shape: SourceShape,
  options: ShapeOptions,
): ScriptDraft | null {
  const {
    targetSeconds = usualTargetSeconds,
    wordsPerMinute = usualWordsPerMinute,
    opening,
    used,
    usedShare,
    isFramed,
  } = options
  const spoken = new SpokenSource(reading)
  const measures = measure(spoken, wordsPerMinute)
  let best: ScriptDraft | null = null
  let seconds = targetSeconds
  for (let round = 0; round < maxPlans && seconds >= minSeconds; round++) {
    const plan = planShape(shape, {
      reading,
      spoken,
      seconds,
      opening,
      used,
      usedShare,
      isFramed,
      ...measures,
    })
    if (plan === null) break
    const scenes = spoken.buildScenes(plan.passages, plan.hook)
    const { hook, hookAlternatives, callToAction } = plan
    const said = [hook.text, ...scenes.map(({ say }) => say)]
    const parts = { hook, hookAlternatives, scenes, callToAction: fitClosing(callToAction, said) }
    // A title that speaks of something else would promise it.
    const isOther =
      plan.isClip === true && hook.text.length <= maxTitleCharacters && !isTold(reading.title, said)
    const draft = draftOf(parts, isOther ? { ...reading, title: null } : reading, options)
    const miss = Math.abs(draft.seconds - targetSeconds)
    if (plan.isClip === true) {
      best = draft
      break
    }
    if (best === null || miss < Math.abs(best.seconds - targetSeconds)) best = draft
    if (miss <= targetSeconds * closeEnough) break
    seconds += (targetSeconds - draft.seconds) * 0.9
  }
  return best === null ? null : withWarnings(best, reading, targetSeconds)
}

const minTitleWords = 2
const maxTitleCharacters = 76

/** True where the words of a title are said, too: at least two of them. */
function isTold(title: string | null, said: readonly string[]): boolean {
  if (title === null) return true
  const spoken = said.join(' ').toLowerCase()
  const words = (title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6))
  return words.filter((word) => spoken.includes(word)).length >= Math.min(minTitleWords, words.length)
}

/** A sentence in the middle of a video has no picture held after it, and shares its scene with others. */
const pauseAfterLast = 0.55

/** Estimated seconds of sentences and texts inside a video; each sentence is measured once. */
function measure(
  spoken: SpokenSource,
  wordsPerMinute: number,
): Pick<PlanOptions, 'secondsOf' | 'secondsOfText'> {
  const known = new Map<number, number>()
  const secondsOfText = (text: string): number =>
    text === '' ? 0 : estimateSeconds([{ say: text }], wordsPerMinute) - pauseAfterLast
  return {
    secondsOfText,
    secondsOf: (sentence) => {
      const seconds = known.get(sentence.index) ?? secondsOfText(spoken.sayable(sentence))
      known.set(sentence.index, seconds)
      return seconds
    },
  }
}

function withWarnings(draft: ScriptDraft, reading: SourceReading, targetSeconds: number): ScriptDraft {
  const { textName, tools } = reading
  const warnings = [...draft.warnings]
  if (draft.seconds < targetSeconds * minShareOfTarget) {
    warnings.push(`This ${textName} has little that can be said, so the script is shorter than asked for.`)
  }
  if (tools && scoreHook(draft.hook.text).score < weakHookScore) {
    warnings.push(`No sentence of this ${textName} makes a strong opening. Try your own.`)
  }
  return { ...draft, warnings }
}
