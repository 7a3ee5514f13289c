import type { Beat } from './beats.ts'
import type { AnalysedSentence } from './source-analysis.ts'
import { countWords } from './sentences.ts'
import { similarity } from './text-rank.ts'

export interface SelectionOptions {
  readonly budgetWords: number
  /** Sentences that the hook or the call to action already uses. */
  readonly excluded: ReadonlySet<number>
  /** Terms of the hook; sentences that explain them are worth more. */
  readonly hookTerms: ReadonlySet<string>
  /** Spoken form of a sentence, shortened if it is long. */
  readonly sayable: (sentence: AnalysedSentence) => string
  /** True when an opening pronoun can be replaced by its noun. */
  readonly isRepairable: (sentence: AnalysedSentence) => boolean
}

interface Unit {
  readonly beat: number
  readonly sentences: readonly AnalysedSentence[]
  readonly words: number
  readonly value: number
}

const maxRun = 3
const minBeatWords = 11
const maxSentenceWords = 32
const sameThing = 0.6
const maxDefinitionWords = 14
// A beat whose best sentences are worth less than this is left out.
const minBeatValue = 0.9

/**
 * Picks the sentences worth saying within a budget of words: for each beat the run of up to three neighbors with the
 * highest value, then the sentences that add most per word. A sentence that needs the previous one is picked only
 * together with it. Weak beats are left out when there is no room. Returns one list per kept beat, in source order.
 */
export function selectSentences(beats: readonly Beat[], options: SelectionOptions): AnalysedSentence[][] {
  const units = beats.flatMap((beat, index) => buildUnits(beat, index, options))
  const maxBeats = Math.max(1, Math.floor(options.budgetWords / minBeatWords))
  const perBeat = options.budgetWords / Math.max(1, Math.min(beats.length, maxBeats, 6))
  const firsts = beats
    .map((_, index) =>
      bestUnit(
        units.filter((unit) => unit.beat === index && unit.words <= perBeat * 1.35 + 2),
        perBeat,
      ),
    )
    .filter((unit): unit is Unit => unit !== null && unit.value >= minBeatValue)
    .sort((a, b) => b.value - a.value)
  const chosen = new Map<number, AnalysedSentence>()
  const beatOf = new Map<number, number>()
  let left = options.budgetWords
  const take = (unit: Unit): void => {
    for (const sentence of unit.sentences) {
      chosen.set(sentence.index, sentence)
      beatOf.set(sentence.index, unit.beat)
    }
    left -= unit.words
  }
  const definition = units.find((unit) => unit.sentences.length === 1 && defines(unit.sentences[0]!, options))
  if (definition && definition.words <= maxDefinitionWords) take(definition)
  for (const unit of firsts) {
    const isNew = unit.sentences.every((sentence) => !chosen.has(sentence.index))
    if (isNew && unit.words <= left + 3 && !repeats(unit, chosen)) take(unit)
  }
  fillUp(beats, units, options, { chosen, take, left: () => left })
  return beats
    .map((beat, index) => beat.sentences.filter((sentence) => beatOf.get(sentence.index) === index))
    .filter((sentences) => sentences.length > 0)
}

interface Filling {
  readonly chosen: ReadonlyMap<number, AnalysedSentence>
  readonly take: (unit: Unit) => void
  readonly left: () => number
}

function fillUp(
  beats: readonly Beat[],
  units: readonly Unit[],
  options: SelectionOptions,
  filling: Filling,
): void {
  for (let round = 0; round < 40 && filling.left() >= 5; round++) {
    const more = [...units, ...continuations(beats, options, filling.chosen)].filter(
      (unit) =>
        unit.words <= filling.left() + 2 &&
        unit.sentences.every((sentence) => !filling.chosen.has(sentence.index)) &&
        !repeats(unit, filling.chosen),
    )
    const next = more.sort((a, b) => worth(b) - worth(a))[0]
    if (!next || next.value <= 0.3) return
    filling.take(next)
  }
}

/** Value per word. A fixed part keeps very short sentences from winning by their length. */
function worth(unit: Unit): number {
  return unit.value / (unit.words + 6)
}

function bestUnit(units: readonly Unit[], perBeat: number): Unit | null {
  const graded = units.map((unit) => {
    const thin = Math.max(0, perBeat * 0.6 - unit.words) * 0.05
    return { unit, grade: unit.value - thin }
  })
  return graded.sort((a, b) => b.grade - a.grade)[0]?.unit ?? null
}

function buildUnits(beat: Beat, beatIndex: number, options: SelectionOptions): Unit[] {
  const units: Unit[] = []
  beat.sentences.forEach((opening, start) => {
    if (!isUsable(opening, options) || (opening.isDependent && !options.isRepairable(opening))) return
    const run: AnalysedSentence[] = []
    for (let offset = 0; offset < maxRun; offset++) {
      const sentence = beat.sentences[start + offset]
      if (!sentence || !isUsable(sentence, options)) break
      if (offset > 0 && (sentence.isCounted || isCutOff(sentence, run.at(-1)!, options))) break
      run.push(sentence)
      // A question is kept only together with its answer.
      if (sentence.isQuestion) continue
      units.push(toUnit([...run], beatIndex, options, start === 0 || (start === 1 && beat.label !== null)))
    }
  })
  return units
}

function toUnit(
  sentences: readonly AnalysedSentence[],
  beat: number,
  options: SelectionOptions,
  opensBeat: boolean,
): Unit {
  const words = sentences.reduce((sum, sentence) => sum + countWords(options.sayable(sentence)), 0)
  const sum = sentences.reduce((total, sentence, index) => {
    // After its antecedent, a dependent sentence is no worse than any other.
    const restored = sentence.score + (index > 0 && sentence.isDependent ? 0.35 : 0)
    return total + (restored + explains(sentence, options)) * (0.35 + Math.min(sentence.words, 16) / 20)
  }, 0)
  return { beat, sentences, words, value: sum * (1 - 0.06 * (sentences.length - 1)) + (opensBeat ? 0.45 : 0) }
}

/** Sentences directly after a chosen one, which may depend on it. */
function continuations(
  beats: readonly Beat[],
  options: SelectionOptions,
  chosen: ReadonlyMap<number, AnalysedSentence>,
): Unit[] {
  return beats.flatMap((beat, index) =>
    beat.sentences
      .filter((sentence, position) => {
        const before = beat.sentences[position - 1]
        if (!before || !chosen.has(before.index) || isCutOff(sentence, before, options)) return false
        return isUsable(sentence, options) && !sentence.isQuestion
      })
      .map((sentence) => {
        const unit = toUnit([sentence], index, options, false)
        return { ...unit, value: unit.value + (sentence.isDependent ? 0.5 : 0.1) }
      }),
  )
}

function isUsable(sentence: AnalysedSentence, options: SelectionOptions): boolean {
  if (sentence.text === '' || sentence.isLabel || options.excluded.has(sentence.index)) return false
  return countWords(options.sayable(sentence)) <= maxSentenceWords
}

/** True for a sentence that depends on a clause which is left out. */
function isCutOff(sentence: AnalysedSentence, before: AnalysedSentence, options: SelectionOptions): boolean {
  return sentence.isDependent && options.sayable(before) !== before.text
}

/** True for sentences about the hook's terms, which are worth slightly more. */
function explains(sentence: AnalysedSentence, options: SelectionOptions): number {
  return sentence.terms.some((term) => options.hookTerms.has(term)) ? 0.15 : 0
}

/** "A negative is just the way down": a definition that a viewer needs after a hook about negatives. */
function defines(sentence: AnalysedSentence, options: SelectionOptions): boolean {
  const subject = sentence.text.match(/^an? (\p{L}+(?:[ -]\p{L}+)?) (?:is|means) /iu)?.[1]
  if (subject === undefined || /\bnot\b|n't\b/i.test(sentence.text)) return false
  const named = sentence.tokens.slice(1, 3).map((token) => token.lemma)
  return named.some((lemma) => options.hookTerms.has(lemma))
}

function repeats(unit: Unit, chosen: ReadonlyMap<number, AnalysedSentence>): boolean {
  return unit.sentences.some((sentence) =>
    [...chosen.values()].some((other) => similarity(sentence.vector, other.vector) > sameThing),
  )
}
