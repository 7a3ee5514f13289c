// The points of a source for a list: those that it counts itself, or else its strongest statements.

import { countedBeats, type Beat } from './beats.ts'
import { choosePassages, type PassageOptions } from './passages.ts'
import { isHeading, leadsTo, leansOn, namesKnown } from '../meaning/sentence-ties.ts'
import { hasVerb } from '../meaning/verbs.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import type { SourceReading } from '../meaning/source-reading.ts'

export interface ListPoint {
  readonly sentences: readonly AnalysedSentence[]
  /** The point's name as its source says it: "The water". */
  readonly label: string | null
}

export interface ListPoints {
  readonly points: readonly ListPoint[]
  /** True when the source counts its points, and all of them are here. */
  readonly isComplete: boolean
  /** True when the source counts its points. */
  readonly areCounted: boolean
}

export interface ListOptions extends PassageOptions {
  /** True for steps: each is told from its beginning, or not at all. */
  readonly isOnlyFirst: boolean
}

/** Two points are a list only where there is no time for more. */
/** What only the mind does is no point of a list. */
const notToDo = /^(?:imagine|picture|suppose|think (?:of|about)|wait|let's|look at|see|say|guess|remember)\b/i
/** What is no point costs more than it is worth. */
const noPoint = 20
const minPointWords = 4
const minPoints = { short: 2, usual: 3 }
const shortSeconds = 20

/** How points are counted aloud. */
export const numberNames = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** The fewest points that make a list of this length. */
export function minPointsOf(seconds: number): number {
  return seconds <= shortSeconds ? minPoints.short : minPoints.usual
}

const maxPoints = 9
const unitsPerSecond = 4
const maxPointSentences = 4
/** Leaving out a point of the source costs this much, so that it happens only when there is no time. */
const omissionCost = 8
/** A name alone says little, but it is short: "One: the water." */
const nameValue = 0.3
/** A point is best told from its beginning. */
const openingValue = 4
/** "In goes the rice." */
const maxShortStep = 5
const maxSpokenName = 4

/** Chooses the points that fit the time. Fewer than `minPointsOf` gives make no list. */
export function chooseListPoints(
  { sentences, needs }: Pick<SourceReading, 'sentences' | 'needs'>,
  options: ListOptions,
): ListPoints {
  const beats = countedBeats(sentences)
  if (beats.length > 0) {
    const all = beats.slice(0, maxPoints)
    const points = choosePerBeat(all, options)
    return { points, isComplete: points.length === beats.length, areCounted: true }
  }
  const commands = sentences.filter(
    (sentence) => sentence.isImperative && !leansOn(sentence, sentences[sentence.index - 1]),
  )
  const prefersCommands = commands.length >= minPoints.usual
  const hasParagraphs = sentences.filter(({ startsBlock }) => startsBlock).length > minPoints.usual
  const mayBePoint = (sentence: AnalysedSentence): boolean => {
    if ((needs[sentence.index] ?? []).length > 0 || sentence.words < minPointWords || !hasVerb(sentence))
      return false
    if (sentence.isQuestion || lacksSubject(sentence)) return false
    if (sentence.connective === 'so' || sentence.connective === 'but' || notToDo.test(sentence.text))
      return false
    return sentence.isImperative || (sentence.startsBlock && !isHeading(sentence)) || !hasParagraphs
  }
  const passages = choosePassages(sentences, {
    ...options,
    maxSentences: 2,
    // A point must be clear without the ones before it.
    isRepairable: () => false,
    startCost: (sentence) => {
      if (!mayBePoint(sentence)) return noPoint
      if (sentence.isQuestion || namesKnown(sentence, sentences)) return 1.5
      return prefersCommands && !sentence.isImperative ? 0.6 : -0.9
    },
  })
  const points = passages.slice(0, maxPoints).map((run) => ({ sentences: run, label: null }))
  return { points, isComplete: false, areCounted: false }
}

/** "Speaks to you in plain words.": what does, a heading or the sentence before says. */
function lacksSubject({ tokens }: AnalysedSentence): boolean {
  const [verb, next] = tokens
  if (verb?.partOfSpeech !== 'VERB' || verb.lemma === verb.lower) return false
  return /[^s]s$/.test(verb.lower) && next?.partOfSpeech === 'ADP'
}

interface Choice {
  readonly sentences: readonly AnalysedSentence[]
  readonly units: number
  readonly value: number
}

/** One choice per point, or none, of the highest value in all, by dynamic programming over points and time. */
function choosePerBeat(beats: readonly Beat[], options: ListOptions): ListPoint[] {
  const units = Math.round(options.seconds * unitsPerSecond)
  const choices = beats.map((beat) => listChoices(beat, options))
  let values = new Float64Array(units + 1).fill(-Infinity)
  values[0] = 0
  const taken: Int16Array[] = []
  for (const choicesOfBeat of choices) {
    const next = new Float64Array(units + 1).fill(-Infinity)
    const from = new Int16Array(units + 1).fill(-1)
    for (let spent = 0; spent <= units; spent++) {
      if (values[spent] === -Infinity) continue
      if (values[spent]! - omissionCost > next[spent]!) {
        next[spent] = values[spent]! - omissionCost
        from[spent] = -1
      }
      choicesOfBeat.forEach((choice, place) => {
        const at = spent + choice.units
        if (at > units || values[spent]! + choice.value <= next[at]!) return
        next[at] = values[spent]! + choice.value
        from[at] = place
      })
    }
    taken.push(from)
    values = next
  }
  let spent = values.reduce((best, value, index) => (value > values[best]! ? index : best), 0)
  const points: ListPoint[] = []
  for (let index = beats.length - 1; index >= 0; index--) {
    const place = taken[index]![spent]!
    if (place < 0) continue
    const choice = choices[index]![place]!
    points.unshift({ sentences: choice.sentences, label: beats[index]!.label })
    spent -= choice.units
  }
  return points
}

function toChoice(sentences: readonly AnalysedSentence[], value: number, options: ListOptions): Choice {
  const seconds = sentences.reduce(
    (sum, sentence) => sum + options.secondsOf(sentence),
    options.startSeconds ?? 0,
  )
  return { sentences, units: Math.max(1, Math.round(seconds * unitsPerSecond)), value }
}

/** Its name, the beginnings of a point that are whole, and single later sentences that stand alone. */
function listChoices(beat: Beat, options: ListOptions): Choice[] {
  const { isOnlyFirst } = options
  const spoken = beat.sentences.filter(
    (sentence) =>
      sentence.text !== '' && (!sentence.isLabel || isOnlyFirst) && !options.excluded.has(sentence.index),
  )
  const choices: Choice[] = []
  const label = beat.label === null ? undefined : beat.sentences.find((sentence) => sentence.isLabel)
  if (label) choices.push(toChoice([label], nameValue, options))
  // "And this is the one that everybody skips" announces a step.
  const isStep = spoken[0] !== undefined && (spoken[0].isImperative || spoken[0].words <= maxShortStep)
  const opening =
    isOnlyFirst && !isStep
      ? Math.max(
          0,
          spoken.findIndex(({ isImperative }) => isImperative),
        )
      : 0
  const isWhole = isOnlyFirst || /^myth: /i.test(spoken[0]?.text ?? '')
  // "A neck pillow.": without its name, nobody knows what a scarf is better than.
  const [name] = spoken
  const isNamed = name?.isCounted === true && name.words <= maxSpokenName && !hasVerb(name)
  spoken.forEach((first, start) => {
    if ((isWhole || isNamed) && start !== opening) return
    if (start > opening && leansOn(first, spoken[start - 1]) && !options.isRepairable(first)) return
    for (let length = 1; length <= maxPointSentences && start + length <= spoken.length; length++) {
      const run = spoken.slice(start, start + length)
      if (leadsTo(run.at(-1)!, spoken[start + length])) continue
      if (length > 1 && run.at(-1)!.index - first.index !== length - 1) break
      const value = run.reduce(
        (sum, sentence) => sum + options.valueOf(sentence),
        start === opening ? openingValue : 0,
      )
      choices.push(toChoice(run, value, options))
    }
  })
  return choices
}
