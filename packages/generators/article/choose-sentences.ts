// Chooses what a section says within its words, and cuts it into paragraphs. The order of the sources stays.

import { endSentence } from '../script/wording/tighten.ts'
import { readOpening } from '../script/wording/lead-ins.ts'
import { repairPronoun } from '../script/meaning/pronoun-repair.ts'
import { numberPattern, type AnalysedSentence } from '../script/meaning/source-analysis.ts'
import type { TopicPhrase } from '../script/meaning/topic-phrase.ts'
import { similarity } from '../script/meaning/text-rank.ts'
import { isOf, type WholeSources } from './own-words.ts'
import type { Sentence } from './types.ts'

/** "To ease these problems, …" means nothing without the sentence before it. */
const pointsBack =
  /^(?:(?:to|in|for|by|with|as|on|at|from|due to|because of|after|given) [^,.;:]{0,50}\b(?:this|these|those|such|them)\b[^,.;:]{0,40},|[^,.;:]{1,40}, (?:this|these|those|such|they) |as a (?:solution|result|consequence|workaround)\b|for (?:example|instance)\b)/i

/** Sentences that are kept or left out together. */
interface Unit {
  readonly sentences: readonly Sentence[]
  readonly words: number
  readonly value: number
}

export interface Written {
  readonly text: string
  readonly sourceId: string
  readonly sentence: Sentence
}

export interface ChoiceContext {
  /** All sentences, for the nouns that pronouns mean. */
  readonly all: readonly AnalysedSentence[]
  readonly topic: TopicPhrase | null
  readonly isEnglish: boolean
  readonly whole: WholeSources
}

const sameThing = 0.72

/** Up to about `words` words of the group. Always begins with a sentence that can be understood alone. */
export function chooseSentences(
  sentences: readonly Sentence[],
  words: number,
  chosenBefore: readonly Sentence[],
  context: ChoiceContext,
): Written[] {
  const units = buildUnits(sentences, context)
  const taken: Unit[] = []
  let left = words
  const ranked = units
    .map((unit, index) => ({ unit, value: unit.value + (index === 0 ? 1 : 0) }))
    .toSorted((a, b) => b.value - a.value)
  for (const { unit } of ranked) {
    // With little left, only what fits is added.
    if (unit.words > (left < 12 ? left : left * 1.15 + 8)) continue
    const others = [...taken.flatMap((one) => one.sentences), ...chosenBefore]
    if (unit.sentences.some((one) => others.some((other) => saysTheSame(one, other)))) continue
    taken.push(unit)
    left -= unit.words
  }
  const kept = new Set(taken)
  return units.filter((unit) => kept.has(unit)).flatMap((unit) => writeUnit(unit, sentences, kept, context))
}

export function saysTheSame(a: Sentence, b: Sentence): boolean {
  return similarity(a.analysed.vector, b.analysed.vector) > sameThing
}

function buildUnits(sentences: readonly Sentence[], context: ChoiceContext): Unit[] {
  const units: Sentence[][] = []
  for (const [index, sentence] of sentences.entries()) {
    const isFirst = index === 0 || !follows(sentences[index - 1]!, sentence)
    const leans =
      context.isEnglish && (sentence.analysed.isDependent || pointsBack.test(sentence.statement.text))
    const last = units.at(-1)
    if (isFirst || last === undefined) {
      // Without the sentence before it, it could mean anything, unless a heading of the same author says what.
      const isClear = !leans || isOf(sentence, context.whole) || repaired(sentence, context) !== null
      if (!isClear) continue
      units.push([sentence])
    } else if (leans && repaired(sentence, context) === null) last.push(sentence)
    else units.push([sentence])
  }
  return units.map((unit) => ({
    sentences: unit,
    words: unit.reduce((sum, { analysed }) => sum + analysed.words, 0),
    value: unit.reduce((sum, one) => sum + valueOf(one), 0) / unit.length,
  }))
}

/** How much a reader gains from it: central for the sources, concrete, and not too long. */
function valueOf({ analysed }: Sentence): number {
  const { rank, words, text, isImperative } = analysed
  const concrete = numberPattern.test(text) ? 0.25 : 0
  const because = /\b(?:because|so that|which means|therefore|for example)\b/i.test(text) ? 0.2 : 0
  return Math.min(2, rank) * 0.6 + concrete + because + (isImperative ? 0.1 : 0) - (words > 38 ? 0.3 : 0)
}

function follows(before: Sentence, sentence: Sentence): boolean {
  return (
    sentence.analysed.index === before.analysed.index + 1 &&
    before.statement.section === sentence.statement.section &&
    !sentence.isAfterGap
  )
}

function repaired({ analysed }: Sentence, { all, topic }: ChoiceContext): string | null {
  return repairPronoun(analysed, all, topic)
}

function writeUnit(
  unit: Unit,
  sentences: readonly Sentence[],
  kept: ReadonlySet<Unit>,
  context: ChoiceContext,
): Written[] {
  const written = new Set([...kept].flatMap((one) => one.sentences))
  return unit.sentences.map((sentence) => {
    const before = sentences[sentences.indexOf(sentence) - 1]
    const isNext = before !== undefined && written.has(before) && follows(before, sentence)
    return {
      text: isNext ? asGiven(sentence) : standAlone(sentence, context),
      sourceId: sentence.statement.sourceId,
      sentence,
    }
  })
}

function asGiven({ statement }: Sentence): string {
  return endSentence(statement.text)
}

/** The sentence without what only joined it to the one before. */
export function standAlone(sentence: Sentence, context: ChoiceContext): string {
  if (!context.isEnglish) return asGiven(sentence)
  const given = sentence.statement.text
  const opening = readOpening(given)
  // "And if you …" loses its connective; "For example" needs what came before.
  const plain = opening.text === '' || opening.isCounted ? given : opening.text
  const clear = sentence.analysed.isDependent ? repaired(sentence, context) : null
  return endSentence(clear ?? plain)
}

/** Notes often name what a line is about: "Weather: three days of rain". */
export const labelPattern =
  /^(?![^:]{0,40} (?:is|are|was|were|has|have|can|will|does|do|did) )\p{Lu}[\p{L}\p{N}'’ ]{1,40}:(?= \S)/u

const maxParagraphSentences = 4
const maxParagraphWords = 95

/** Paragraphs of two to four sentences, and five rather than one alone at the end; a new one begins where the text jumps. */
export function cutIntoParagraphs(written: readonly Written[]): Written[][] {
  const paragraphs: Written[][] = []
  for (const one of written) {
    const last = paragraphs.at(-1)
    const words = last?.reduce((sum, { sentence }) => sum + sentence.analysed.words, 0) ?? 0
    const jumps = last !== undefined && !follows(last.at(-1)!.sentence, one.sentence)
    const isFull =
      last === undefined ||
      last.length >= maxParagraphSentences ||
      labelPattern.test(one.text) ||
      words + one.sentence.analysed.words > maxParagraphWords ||
      (jumps && last.length >= 2 && words > 30) ||
      (last.length >= 2 && last[0]!.sourceId !== one.sourceId)
    // What leans on the sentence before stays with it.
    const leans = !jumps && one.sentence.analysed.isDependent && last !== undefined && last.length < 5
    if (isFull && !leans) paragraphs.push([one])
    else last!.push(one)
  }
  const [tail, before] = [paragraphs.at(-1), paragraphs.at(-2)]
  const isLabelled = tail !== undefined && labelPattern.test(tail[0]!.text)
  if (tail?.length === 1 && before && before.length <= maxParagraphSentences && !isLabelled) {
    before.push(...tail)
    paragraphs.pop()
  }
  return paragraphs
}
