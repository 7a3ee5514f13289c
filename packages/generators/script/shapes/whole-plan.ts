// Where the usual plan of a short leaves something open, whole runs of the text are told instead, if that leaves less.

import { countedBeats } from './beats.ts'
import { isChange } from './clip.ts'
import { leansOn, speaksOfKnown } from '../meaning/sentence-ties.ts'
import { scoreHook } from '../wording/hook-score.ts'
import { passageOptions, type PlanOptions } from './shape-choice.ts'
import { isFrame, valueForHook, valueForStory } from './shape-values.ts'
import { closeWith } from './source-call-to-action.ts'
import { gradeOpening } from './source-hooks.ts'
import { storyOpening } from './story-opening.ts'
import { countOpen, findWholeRuns, isEnded } from './whole-runs.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import { toPassages, type ShapePlan } from './shape-plan.ts'

const told = /^(?:story|facts|opinion|advice)$/
const beginningShare = 0.4
const gradePerPoint = 20
const beginningValue = 2
const shortSeconds = 20
const usualUsedShare = 0.6
const maxOpeningWords = 30
/** "People would walk out into the snow and it would crack": when, the sentence before says. */
const wasSo = /^(?:people|we|you|they|kids|everybody|everyone|the \p{L}+) (?:would|used to|['’]d)\b/iu
/** A question opens a video where its answer follows. */
const minQuestionWords = 5

/** The plan itself, or another of whole runs that leaves less open. */
export function orWhole(options: PlanOptions, plan: ShapePlan | null, isStory: boolean): ShapePlan | null {
  const { reading, opening } = options
  if (plan === null || opening !== undefined || reading.tools === null) return plan
  if (!told.test(reading.genre) || countedBeats(reading.sentences).length > 0) return plan
  const open = openOf(plan, options)
  if (open === 0) return plan
  const whole = planWhole(options, plan, isStory)
  if (whole === null) return plan
  const left = openOf(whole, options)
  // A story without its end is no better for being whole.
  const isEnough = reading.genre === 'story' && options.seconds > shortSeconds ? left === 0 : left < open
  return isEnough ? whole : plan
}

function openOf({ hook, passages }: ShapePlan, options: PlanOptions): number {
  const { sentences } = options.reading
  const inHook = (hook.sourceSentences ?? []).map((index) => sentences[index]!)
  const { isRepairable } = passageOptions(options, [], options.seconds)
  const all = [...inHook, ...passages.flatMap((passage) => passage.sentences)]
  // In fifteen seconds, a story has time for one jump: to its end.
  const isShort = options.reading.genre === 'story' && options.seconds <= shortSeconds
  const jumps = all.filter(({ index }, place) => place > 0 && index !== all[place - 1]!.index + 1).length
  return (
    (isShort ? Math.max(0, jumps - (isEnded(all, options.reading) ? 1 : 0)) : 0) +
    countOpen(all, options.reading, isRepairable)
  )
}

function planWhole(options: PlanOptions, plan: ShapePlan, isStory: boolean): ShapePlan | null {
  const { reading, secondsOf, secondsOfText, spoken } = options
  const isTitled = plan.hook.sourceSentences?.length === 0
  const ending = closeWith(reading)
  const runs = findWholeRuns({
    reading,
    seconds: options.seconds - secondsOfText(ending.text) - (isTitled ? secondsOfText(plan.hook.text) : 0),
    secondsOf,
    valueOf: valueIn(options),
    openingOf: (sentence) =>
      isTitled || isStory ? asBeginning(sentence, options) : asHook(sentence, options),
  })
  if (runs === null) return null
  const [first, ...rest] = runs[0]!
  const text = spoken.openingOf(first!)
  const hook = isTitled
    ? plan.hook
    : { text, pattern: scoreHook(text).pattern, sourceSentences: [first!.index] }
  const passages = [isTitled ? runs[0]! : rest, ...runs.slice(1)].filter((run) => run.length > 0)
  return {
    hook,
    hookAlternatives: plan.hookAlternatives.filter((other) => other.text !== hook.text),
    passages: toPassages(passages, reading),
    callToAction: ending.text,
    isClip: true,
  }
}

/** What other versions have told is worth less, except for the beginning and the end. */
function valueIn({
  reading,
  used,
  usedShare = usualUsedShare,
}: PlanOptions): (sentence: AnalysedSentence) => number {
  const isTold =
    reading.genre === 'story' || new Set(reading.sentences.map(({ speaker }) => speaker)).size > 1
  const valueOf = isTold ? valueForStory(reading) : valueForHook(reading, [])
  return (sentence) =>
    valueOf(sentence) * (used?.has(sentence.index) === true && !isFrame(sentence, reading) ? usedShare : 1)
}

function mayOpen(sentence: AnalysedSentence, { reading }: PlanOptions): boolean {
  const { index, text, words, isQuestion } = sentence
  const { sentences, needs } = reading
  if (words > maxOpeningWords || (isQuestion && words < minQuestionWords)) return false
  if ((needs[index] ?? []).length > 0 || leansOn(sentence, sentences[index - 1])) return false
  return index === 0 || (!speaksOfKnown(sentence) && !isChange.test(text) && !wasSo.test(text))
}

/** A story begins early, at best where its teller began. */
function asBeginning(sentence: AnalysedSentence, options: PlanOptions): number | null {
  const { reading } = options
  if (!mayOpen(sentence, options) || sentence.index > reading.sentences.length * beginningShare) return null
  return storyOpening(reading).sourceSentences?.[0] === sentence.index ? beginningValue : 0
}

/** The stronger the line, the better it opens. */
function asHook(sentence: AnalysedSentence, options: PlanOptions): number | null {
  const { sentences, topic } = options.reading
  if (!mayOpen(sentence, options)) return null
  const grade = gradeOpening(sentence, sentences, topic) ?? scoreHook(sentence.text).score - gradePerPoint
  return grade / gradePerPoint
}
