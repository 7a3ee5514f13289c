// In fifteen seconds there is time for one thought. It is a run of neighboring sentences that begins for itself and comes
// to an end, as an editor would cut it out of a longer video.

import { leadsTo, leansByPerson, leansOn, speaksOfKnown } from '../meaning/sentence-ties.ts'
import { hasVerb } from '../meaning/verbs.ts'
import { scoreHook } from '../wording/hook-score.ts'
import type { PlanOptions } from './shape-choice.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import { lostNeeds } from '../meaning/source-needs.ts'
import { gradeOpening } from './source-hooks.ts'
import type { SourceReading } from '../meaning/source-reading.ts'

/** Share of the time that a clip fills. */
const fill = { least: 0.9, most: 1.12 }
/** A moment of a story is told as it is, although it may be shorter. */
const momentFill = { least: 0.8, most: 1.2 }
/** The moment that a story is told for comes late in it. */
const pointShare = 0.65
/** What a picture's change adds to a sentence. */
const pauseSeconds = 0.3
const maxSentences = 7
const minWorth = 4.2
const minMomentWorth = 2.6

export interface Clip {
  readonly sentences: readonly AnalysedSentence[]
  readonly worth: number
}

/**
 * The best run of sentences for a short video; null where none stands for itself. A moment of a story ends with its
 * paragraph.
 */
export function findClip(
  { reading, secondsOf, used }: PlanOptions,
  seconds: number,
  isMoment = false,
): Clip | null {
  const { sentences, tools, topic } = reading
  if (tools === null) return null
  let best: Clip | null = null
  for (const first of sentences) {
    const grade = mayBegin(first, reading)
      ? (gradeOpening(first, sentences, topic) ?? (isMoment ? scoreHook(first.text).score : null))
      : null
    if (grade === null) continue
    const { least, most } = isMoment ? momentFill : fill
    let left = seconds * most
    for (let end = first.index; end < first.index + maxSentences && end < sentences.length; end++) {
      const last = sentences[end]!
      left -= secondsOf(last) + pauseSeconds
      // What is shown and not spoken would be missing in it.
      if (left < 0 || last.text === '' || last.isLabel || last.isCounted) break
      const run = sentences.slice(first.index, end + 1)
      if (left > seconds * (most - least) || !isWhole(run, reading)) continue
      if (isMoment && !isMomentOf(first, last, reading)) continue
      if (isUsed(run, used)) continue
      const worth = worthOf(run, grade, reading)
      if (worth >= (isMoment ? minMomentWorth : minWorth) && (best === null || worth > best.worth))
        best = { sentences: run, worth }
    }
  }
  return best
}

/** "Conversations fell by 70 percent", "now people walked": of what that came, the sentence before says. */
export const isChange =
  /^(?!if |when |after |since )[^,]{3,60} (?:fell|rose|dropped|went (?:up|down)|grew|doubled|tripled|increased|decreased|stopped|changed)\b|^only an? \p{L}+ \p{L}+|^(?:now|today|since then|suddenly|eventually|finally)\b|^(?:on|that|one|this) \p{L}+(?: \p{L}+)?,? the (?:\p{Ll}+ ){1,2}(?:\p{Ll}+ed|went|came|left|took|fell|broke|burst)\b|^(?:mine|yours|ours|theirs|hers)\b/iu

function mayBegin(sentence: AnalysedSentence, { sentences, needs }: SourceReading): boolean {
  if (sentence.text === '' || sentence.isLabel || sentence.isDoubtful === true || !hasVerb(sentence))
    return false
  if (sentence.index > 0 && (speaksOfKnown(sentence) || isChange.test(sentence.text))) return false
  // "On my last day she gave me an envelope": where "an old woman" may stand for "she", it begins for itself.
  const own = needs[sentence.index] ?? []
  if (own.length > 0 && own.every(({ standIn }) => standIn?.opensScene === true) && leansByPerson(sentence))
    return true
  return !leansOn(sentence, sentences[sentence.index - 1])
}

/** True when a run has what its sentences need, and doesn't stop in the middle of something. */
function isWhole(run: readonly AnalysedSentence[], { sentences, needs }: SourceReading): boolean {
  const told = new Set(run.map(({ index }) => index))
  const isMet = lostNeeds(told, needs).length === 0
  const last = run.at(-1)!
  const next = sentences[last.index + 1]
  if (!isMet || last.isQuestion || last.isDoubtful === true) return false
  return next === undefined || !leadsTo(last, next)
}

function worthOf(
  run: readonly AnalysedSentence[],
  grade: number,
  { sentences, needs }: SourceReading,
): number {
  const [first, ...rest] = run
  const last = run.at(-1)!
  const next = sentences[last.index + 1]
  let worth = grade / 20
  for (const { score, isDoubtful } of rest) worth += 0.35 * score - (isDoubtful === true ? 1.5 : 0)
  if (first!.startsBlock) worth += 0.3
  if (next === undefined) worth += 0.9
  else if (next.startsBlock) worth += 0.8
  else if (leansOn(next, last)) worth -= 0.5
  // A paragraph that ends within the run is left in the middle of a thought.
  const turns = rest.filter(({ startsBlock, isQuestion }) => startsBlock && !isQuestion).length
  worth -= 0.4 * turns
  if ((needs[first!.index] ?? []).length > 0) worth -= 1
  return worth
}

/** A moment of a story is a paragraph or more, and a late one. */
function isMomentOf(
  first: AnalysedSentence,
  { index }: AnalysedSentence,
  { sentences }: SourceReading,
): boolean {
  const next = sentences[index + 1]
  return (
    first.startsBlock && index >= sentences.length * pointShare && (next === undefined || next.startsBlock)
  )
}

/** True for what another version tells. */
function isUsed(run: readonly AnalysedSentence[], used: ReadonlySet<number> | undefined): boolean {
  const shared = run.filter(({ index }) => used?.has(index) === true).length
  return shared >= run.length / 2
}
