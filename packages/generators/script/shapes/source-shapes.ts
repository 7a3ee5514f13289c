// Three shapes of a short from one source. All keep its facts in their order; only the opening may come forward.
// - hook: the strongest line, then what is worth most;
// - list: numbered points, with their number in the opening;
// - story: long passages from the beginning to the end.

import { countWords } from '../wording/sentences.ts'
import { answerOf } from './answers.ts'
import { assertNever } from '@vivify/contract/errors'
import { countedBeats } from './beats.ts'
import { countedHook, isVagueCount } from './counted-hook.ts'
import { findClip } from './clip.ts'
import { scoreHook } from '../wording/hook-score.ts'
import { chooseWithLastScene, findLastScene, type Worth } from './last-scene.ts'
import { chooseListPoints, minPointsOf, numberNames } from './list-points.ts'
import type { PassageOptions } from './passages.ts'
import { chooseWithFrame, countLost, passageOptions, type PlanOptions } from './shape-choice.ts'
import { valueForHook, valueForStory } from './shape-values.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import {
  closeThought,
  closeWith,
  closingLines,
  findCallToAction,
  type SourceCallToAction,
} from './source-call-to-action.ts'
import { findHooks, isOwnStory } from './source-hooks.ts'
import { isHeading, leansOn } from '../meaning/sentence-ties.ts'
import { lostNeeds } from '../meaning/source-needs.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import type { Passage } from './spoken-source.ts'
import { toPassages, type ShapePlan } from './shape-plan.ts'
import { plainHook, storyOpening } from './story-opening.ts'
import { findTurns, opensTurn } from './story-turns.ts'
import { orWhole } from './whole-plan.ts'
import type { DraftHook, HookCandidate } from '../types.ts'

export const sourceShapes = ['hook', 'list', 'story'] as const
export type SourceShape = (typeof sourceShapes)[number]

const maxOtherHooks = 3
const usualOpeningSeconds = 4

/** Plans what is said, and in which order; null when the source has too few points for a list. */
export function planShape(shape: SourceShape, options: PlanOptions): ShapePlan | null {
  switch (shape) {
    case 'hook':
      return (
        planClip(options) ??
        orWhole(
          options,
          orClip(options, planHook(options), (plan) => plan),
          false,
        )
      )
    case 'list':
      return planList(options)
    case 'story':
      return (
        planClip(options) ??
        orWhole(
          options,
          orClip(options, planStory(options), () => null),
          true,
        )
      )
    default:
      return assertNever(shape)
  }
}

/** A story for which there is no time is told by one of its moments; `otherwise` says what a plan is without one. */
function orClip(
  options: PlanOptions,
  plan: ShapePlan | null,
  otherwise: (plan: ShapePlan) => ShapePlan | null,
): ShapePlan | null {
  const { reading } = options
  if (plan === null || reading.genre !== 'story' || countedBeats(reading.sentences).length > 0) return plan
  const inHook = plan.hook.sourceSentences ?? []
  const told = plan.passages.map(({ sentences }) => sentences)
  if (countLost(told, inHook, reading) === 0 || options.seconds > maxClipSeconds) return plan
  return planClip(options, true) ?? otherwise(plan)
}

/** One thought of a text that explains or advises, where there is time for no more; null for other texts. */
function planClip(options: PlanOptions, isMoment = false): ShapePlan | null {
  const { reading, seconds, secondsOfText, opening } = options
  const isClear =
    isMoment || (/^(?:facts|advice|opinion)$/.test(reading.genre) && !isOwnStory(reading.sentences))
  if (seconds > maxClipSeconds || opening !== undefined || !isClear) return null
  if (countedBeats(reading.sentences).length > 0) return null
  const usual = closeThought(reading, [])
  const clip = findClip(options, seconds - secondsOfText(usual.text), isMoment)
  if (clip === null) return null
  const [first, ...rest] = clip.sentences
  const { index } = first!
  const text = options.spoken.openingOf(first!)
  const ending = closeThought(reading, clip.sentences)
  return {
    hook: { text, pattern: scoreHook(text).pattern, sourceSentences: [index] },
    hookAlternatives: [],
    passages: toPassages([rest], reading),
    callToAction: ending.text,
    isClip: true,
  }
}

const maxClipSeconds = 20

function planHook(options: PlanOptions): ShapePlan {
  const { reading } = options
  const [best, ...others] = rankHooks(options).filter(({ hook }) => keepsCount(options, hook))
  const isAsked = best?.hook.text === options.opening
  const isOpenQuestion = best !== undefined && best.hook.sourceSentences === undefined && !isAsked
  const hook = isOpenQuestion ? storyOpening(reading) : (best?.hook ?? plainHook(reading))
  const inHook = hook.sourceSentences ?? []
  const ending = endingOf(reading, inHook)
  const steps = stepsOf(options, hook, ending)
  if (steps !== null) {
    return {
      hook,
      hookAlternatives: others.slice(0, maxOtherHooks).map((candidate) => candidate.hook),
      passages: steps,
      callToAction: ending.text,
    }
  }
  const answer = (best?.followedBy ?? []).map((index) => reading.sentences[index]!)
  const usual: Worth = {
    valueOf: onlyAfter(
      answer.length > 0 ? Math.max(0, ...inHook) : 0,
      withAnswer(reading, reading.genre === 'story' ? valueForStory(reading) : valueForHook(reading, inHook)),
    ),
    startCost: (sentence) => (sentence.startsBlock || sentence.isCounted ? 0.25 : 0.7),
  }
  const framed = {
    needsSetup: !inHook.includes(0) && (answer.length === 0 || Math.max(...inHook) <= inTheBeginning),
    spoken: [hook.text, ending.text, ...answer.map((sentence) => sentence.text)],
    excluded: [...inHook, ...ending.sourceSentences, ...answer.map((sentence) => sentence.index)],
    ...(isCutShort(hook, reading) ? { breaks: new Set(inHook) } : {}),
  }
  const chosen = chooseWithLastScene(
    lastSceneOf(options, [hook.text, ending.text]),
    reading,
    inHook,
    usual,
    (worth) => chooseWithFrame(options, { ...framed, ...worth }),
  )
  return {
    hook,
    hookAlternatives: others.slice(0, maxOtherHooks).map((candidate) => candidate.hook),
    passages: [...toPassages(answer.length > 0 ? [answer] : [], reading), ...toPassages(chosen, reading)],
    callToAction: ending.text,
  }
}

/** A hook may have lost its last clause ("one of them stops when they swim"), and then "That is why …" can't follow it. */
function isCutShort(
  { text, sourceSentences: [only, ...rest] = [] }: DraftHook,
  { sentences }: SourceReading,
): boolean {
  const whole = only === undefined || rest.length > 0 ? undefined : sentences[only]
  const next = only === undefined ? undefined : sentences[only + 1]
  return (
    whole !== undefined && next !== undefined && countWords(text) < whole.words && drawsFrom.test(next.text)
  )
}

const drawsFrom = /^(?:that|this)(?: is|['’]s| was) (?:why|how|because|when|where|what)\b/i

/** "5 dog myths": a title that counts opens only what tells them all. */
function keepsCount(options: PlanOptions, hook: DraftHook): boolean {
  const isCounted = hook.sourceSentences?.length === 0 && countingTitle.test(hook.text)
  return !isCounted || stepsOf(options, hook, endingOf(options.reading, [])) !== null
}

const countingTitle =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?!years?\b|days?\b|months?\b|weeks?\b|hours?\b|minutes?\b)\p{L}/iu

const inTheBeginning = 3

/** Behind a later question and its answer, what was asked before them is not told. */
function onlyAfter(from: number, valueOf: PassageOptions['valueOf']): PassageOptions['valueOf'] {
  if (from <= inTheBeginning) return valueOf
  return (sentence) => (sentence.index < from ? -9 : valueOf(sentence))
}

/** More than most sentences are worth. */
const answerValue = 6

/** What answers the title's question is worth its time. */
function withAnswer(reading: SourceReading, valueOf: PassageOptions['valueOf']): PassageOptions['valueOf'] {
  const answer = new Set(answerOf(reading))
  return (sentence) => valueOf(sentence) + (answer.has(sentence) ? answerValue : 0)
}

/** Instructions, and the points that a title promises, are told one by one whatever opens them; null for other texts, and where some would be missing. */
function stepsOf(
  options: PlanOptions,
  hook: DraftHook,
  ending: SourceCallToAction,
  isStory = false,
): Passage[] | null {
  const { reading } = options
  const isPromised =
    (/^(?:how (?:i|we|to)|what to)\b/i.test(hook.text) || countingTitle.test(hook.text)) &&
    hook.sourceSentences?.length === 0
  const isInstruction = reading.genre === 'steps' || reading.genre === 'recipe'
  if (!isInstruction && !isPromised && !isStory) return null
  const spoken = options.secondsOfText(hook.text) + options.secondsOfText(ending.text)
  const list = chooseListPoints(reading, {
    ...passageOptions(
      options,
      [...(hook.sourceSentences ?? []), ...ending.sourceSentences],
      Math.max(4, options.seconds - spoken),
    ),
    valueOf: valueForHook(reading, []),
    startCost: () => 0,
    isOnlyFirst: isInstruction,
  })
  return list.isComplete && list.areCounted
    ? list.points.map(({ sentences, label }) => ({ sentences, label }))
    : null
}

/** "The next morning the porch was empty": a jump that the text itself makes. */
const turnCost = -1

/** A story from its beginning, or from the sentence that its end needs most, where there is no time for both. */
function planStory(options: PlanOptions): ShapePlan | null {
  const { reading } = options
  const opening = storyOpening(reading, options.seconds > maxClipSeconds || isTalk(reading))
  const usual = planStoryFrom(options, opening)
  if (usual === null || reading.genre !== 'story') return usual
  const lost = lostOf(usual, reading)
  for (const { anyOf } of lost) {
    const needed = reading.sentences[anyOf[0]!]!
    if (!mayOpenStory(needed, reading) || opening.sourceSentences?.includes(needed.index)) continue
    const { text, index } = needed
    const other = planStoryFrom(options, { text, pattern: scoreHook(text).pattern, sourceSentences: [index] })
    if (other !== null && lostOf(other, reading).length < lost.length) return other
  }
  return usual
}

function lostOf({ hook, passages }: ShapePlan, { needs }: SourceReading): ReturnType<typeof lostNeeds> {
  const told = [
    ...(hook.sourceSentences ?? []),
    ...passages.flatMap(({ sentences }) => sentences.map(({ index }) => index)),
  ]
  return lostNeeds(new Set(told), needs)
}

const maxOpeningWords = 22
const openingShare = 0.34

/** "At number 40 there was an old man who waited every day": an early sentence that needs none before it. */
function mayOpenStory(sentence: AnalysedSentence, { sentences, needs }: SourceReading): boolean {
  const { index, text, words, isQuestion, isLabel } = sentence
  if (text === '' || isQuestion || isLabel || words > maxOpeningWords) return false
  if (index > sentences.length * openingShare || needs[index]!.length > 0) return false
  return !leansOn(sentence, sentences[index - 1])
}

function planStoryFrom(options: PlanOptions, hook: DraftHook): ShapePlan | null {
  const { reading } = options
  const inHook = [...(hook.sourceSentences ?? [])]
  const ending = reading.tools ? closeWith(reading) : noEnding
  if (reading.genre === 'steps' || reading.genre === 'recipe' || hasCommandedPoints(reading)) {
    const before = beforeSteps(options, inHook)
    const seconds = before.reduce((left, sentence) => left - options.secondsOf(sentence), options.seconds)
    const told = before.length > 0 ? stepsOf({ ...options, seconds }, hook, ending, true) : null
    const steps = told ?? stepsOf(options, hook, ending, true)
    const hookAlternatives = otherHooks(options, hook)
    const passages = [...toPassages(told !== null ? [before] : [], reading), ...(steps ?? [])]
    if (steps !== null) return { hook, hookAlternatives, passages, callToAction: ending.text }
    // Steps with gaps between them are no story: what is told around them is one.
    for (const beat of countedBeats(reading.sentences)) {
      for (const sentence of beat.sentences)
        if (!isBehindSteps(sentence, reading)) inHook.push(sentence.index)
    }
  }
  const spoken = [hook.text, ending.text]
  const turns = findTurns(reading)
  const usual: Worth = {
    valueOf: withAnswer(reading, valueForStory(reading)),
    startCost: (sentence) =>
      turns.has(sentence.index) && opensTurn(sentence) ? turnCost : sentence.startsBlock ? 0.5 : 1.1,
  }
  const chosen = chooseWithLastScene(lastSceneOf(options, spoken), reading, inHook, usual, (worth) =>
    chooseWithFrame(options, { needsSetup: false, spoken, excluded: [...inHook], ...worth }),
  )
  return {
    hook,
    hookAlternatives: otherHooks(options, hook),
    passages: toPassages(chosen, reading),
    callToAction: ending.text,
  }
}

const maxBeforeSteps = { short: 0.2, long: 0.3 }
const longSeconds = 45
const minToldSeconds = 25

/** What happened before the steps, from the opening on: "He did the laundry. My favorite sweater came out small." */
function beforeSteps(
  { reading, seconds, secondsOf }: PlanOptions,
  inHook: readonly number[],
): AnalysedSentence[] {
  const { sentences } = reading
  const first = sentences.findIndex(({ isCounted }) => isCounted)
  const [opening] = inHook
  if (opening === undefined || seconds < minToldSeconds || reading.isGuessed) return []
  const before: AnalysedSentence[] = []
  let left = seconds * (seconds < longSeconds ? maxBeforeSteps.short : maxBeforeSteps.long)
  for (const sentence of sentences.slice(opening + 1, Math.max(0, first))) {
    left -= secondsOf(sentence)
    if (left < 0 || sentence.isLabel || sentence.isQuestion || isHeading(sentence)) break
    before.push(sentence)
  }
  // Half a paragraph may deny what its other half explains.
  const whole = before.findLastIndex(({ index }) => sentences[index + 1]?.startsBlock === true)
  return whole < 0 ? before : before.slice(0, whole + 1)
}

const minCommanded = 0.8
const minSteps = 3

/** True where nearly every point of a text says what to do. */
function hasCommandedPoints({ sentences }: SourceReading): boolean {
  const points = countedBeats(sentences).flatMap(
    (beat) => beat.sentences.find(({ text }) => text !== '') ?? [],
  )
  const commanded = points.filter(({ isImperative }) => isImperative).length
  return points.length > 0 && commanded >= points.length * minCommanded
}

/** A paragraph behind the last step. */
function isBehindSteps({ index }: AnalysedSentence, { sentences }: SourceReading): boolean {
  const lastStep = sentences.findLastIndex(({ isCounted }) => isCounted)
  const next = sentences.findIndex((other) => other.index > lastStep && other.startsBlock)
  return next >= 0 && index >= next
}

function lastSceneOf(
  { reading, seconds, secondsOf, secondsOfText }: PlanOptions,
  spoken: string[],
): number | null {
  const left = spoken.reduce((rest, text) => rest - secondsOfText(text), seconds)
  return findLastScene(reading, left, secondsOf)
}

function otherHooks(options: PlanOptions, hook: DraftHook): DraftHook[] {
  return rankHooks(options)
    .map((candidate) => candidate.hook)
    .filter(({ text }) => text !== hook.text)
    .slice(0, maxOtherHooks)
}

/** null when the source has too few points. */
function planList(options: PlanOptions): ShapePlan | null {
  const { reading } = options
  if (reading.tools === null || (reading.isGuessed && countedBeats(reading.sentences).length === 0))
    return null
  const ending = closeWith(reading, true)
  const spokenSeconds = usualOpeningSeconds + options.secondsOfText(ending.text)
  const ahead = beforeProduct(reading)
  const list = chooseListPoints(reading, {
    ...passageOptions(
      options,
      [...ending.sourceSentences, ...ahead],
      Math.max(4, options.seconds - spokenSeconds),
    ),
    valueOf: valueForHook(reading, []),
    startCost: () => 0,
    startSeconds: 0.9,
    breaks: new Set(ahead),
    isOnlyFirst: reading.genre === 'steps' || reading.genre === 'recipe',
  })
  if (list.points.length < minPointsOf(options.seconds)) return null
  // Two of five steps are no way to do it, and two of five reasons no answer.
  if (list.areCounted && !list.isComplete && list.points.length < minSteps) return null
  if (!list.areCounted && (!makesList(reading) || isTalk(reading))) return null
  if (!list.areCounted && list.points.length < minSteps) return null
  const hook = countedHook(list, reading)
  // Facts that nothing holds together are no list.
  if (isVagueCount(hook.text) && !list.areCounted && /^(?:facts|opinion|advice)$/.test(reading.genre))
    return null
  const callToAction = / things (?:I|we) did\.$/.test(hook.text) ? closingLines.useful : ending.text
  const inHook = new Set(hook.sourceSentences ?? [])
  const points = list.points.map((point) => ({
    ...point,
    sentences: point.sentences.filter((sentence) => !inHook.has(sentence.index)),
  }))
  return {
    hook,
    hookAlternatives: rankHooks(options)
      .slice(0, maxOtherHooks)
      .map((candidate) => candidate.hook),
    passages: points
      .filter((point) => point.sentences.length > 0)
      .map((point, index) => ({
        sentences: point.sentences,
        label: point.label === null ? `${index + 1}` : `${index + 1}. ${point.label}`,
        prefix: `${numberNames[index] ?? `Number ${index + 1}`}: `,
      })),
    callToAction,
  }
}

/** "Most night-lights are too bright": what a page says before it names its product is no point about it. */
function beforeProduct({ genre, title, sentences }: SourceReading): number[] {
  if (genre !== 'product' || title === null || countedBeats(sentences).length > 0) return []
  const names = new Set(
    (title.match(/(?<!\p{L})\p{Lu}[\p{L}\d]{2,}/gu) ?? []).map((name) => name.toLowerCase()),
  )
  const first = sentences.findIndex(({ text }) =>
    (text.match(/(?<!\p{L})\p{Lu}[\p{L}\d]{2,}/gu) ?? []).some((name) => names.has(name.toLowerCase())),
  )
  if (first > sentences.length * maxBeforeProduct) return []
  return sentences.slice(0, Math.max(0, first)).map(({ index }) => index)
}

const maxBeforeProduct = 0.4

/** Answers of an interview are no points. */
function isTalk({ sentences }: SourceReading): boolean {
  return new Set(sentences.flatMap(({ speaker }) => speaker ?? [])).size > 1
}

/** What happened is no list, and neither are statements without a subject in common. */
function makesList({ genre, sentences, topic, title }: SourceReading): boolean {
  if (genre === 'story' || genre === 'opinion') return false
  if (genre !== 'facts') return true
  // A question has an answer and no points.
  if (title !== null && /^(?:why|how come|how (?:an?|the)\b)|\?$/i.test(title)) return false
  if (isOwnStory(sentences) || isAboutPeople(sentences)) return false
  if (title !== null) return true
  if (topic === null) return false
  const named = sentences.filter(({ text }) =>
    topic.lemmas.some((lemma) => text.toLowerCase().includes(lemma)),
  )
  const isEarly = (named[0]?.index ?? sentences.length) < openingSentences
  return isEarly || named.length >= sentences.length * minTopicShare
}

const maxPeopleShare = 0.2

function isAboutPeople(sentences: readonly AnalysedSentence[]): boolean {
  const about = sentences.filter(({ text }) => /\b(?:he|she|him|his|her)\b/i.test(text))
  return about.length > sentences.length * maxPeopleShare
}

/** A text names its subject at once, and may say "they" from then on. */
const openingSentences = 2

const minTopicShare = 0.2

const noEnding: SourceCallToAction = { text: '', sourceSentences: [] }

function endingOf(reading: SourceReading, inHook: readonly number[]): SourceCallToAction {
  return reading.tools ? findCallToAction(reading, inHook, !reading.isGuessed) : noEnding
}

function rankHooks({ reading, opening }: PlanOptions): HookCandidate[] {
  const { sentences, topic, tools, title, isGuessed, needs } = reading
  const ranked = tools ? findHooks(sentences, topic, { mayShorten: !isGuessed, title, needs }) : []
  const asked = ranked.filter(({ hook }) => hook.text === opening)
  return [...asked, ...ranked.filter((candidate) => !asked.includes(candidate))]
}
