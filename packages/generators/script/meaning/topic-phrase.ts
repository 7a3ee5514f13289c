import type { AnalysedSentence } from './source-analysis.ts'
import type { AnalysedToken } from '../wording/language-tools.ts'
import { isConcrete } from '../wording/visual-keywords.ts'

export interface TopicPhrase {
  /** The phrase inside a sentence: "houseplants", "credit card interest", "Violet Jessop". */
  readonly text: string
  readonly lemmas: readonly string[]
  readonly isPlural: boolean
  readonly isName: boolean
  /** True for things that can be filmed. */
  readonly isConcrete: boolean
}

interface Tally {
  count: number
  first: number
  readonly spread: Set<number>
  readonly forms: Map<string, number>
  readonly lemmas: readonly string[]
  readonly isName: boolean
  readonly isConcrete: boolean
}

const tooGeneral =
  /^(thing|people|person|lot|time|day|way|year|one|kind|something|everything|part|number|percent|number|week|hour|minute|month|dollar|euro|pound|cent|buck|gram|kilo|metre|meter|mile|kilometre|kilometer|centimeter|centimetre|millimeter|inch|foot|degree|liter|litre|gallon|ounce|pound|mistake|step|tip|reason|end|half|everybody|problem|today|tomorrow|yesterday|tonight|morning|evening|night|month|moment|guy|idea|case|degree|size|amount|kind|sort|rest|none|anybody|nobody)s?$/

/**
 * Finds a text's topic: the noun, pair of nouns or name that recurs most and is spread widest. Returns null when
 * nothing recurs.
 */
export function findTopic(sentences: readonly AnalysedSentence[], title: string | null): TopicPhrase | null {
  const tallies = new Map<string, Tally>()
  for (const sentence of sentences) {
    for (const run of nounRuns(sentence.tokens)) tallyRun(tallies, run, sentence.index)
  }
  const titleWords = new Set((title ?? '').toLowerCase().match(/\p{L}+/gu) ?? [])
  const verbCounts = countVerbs(sentences)
  const ranked = [...tallies.values()]
    .filter((tally) => !isMostlyVerb(tally, verbCounts))
    .filter((tally) => tally.count >= 2 || tally.lemmas.some((lemma) => titleWords.has(lemma)))
    .map((tally) => ({ tally, score: topicScore(tally, sentences.length, titleWords) }))
    .sort((a, b) => b.score - a.score || a.tally.first - b.tally.first)
  const best = ranked[0]?.tally
  if (!best) return null
  const text = [...best.forms].sort((a, b) => b[1] - a[1])[0]![0]
  const last = text.split(' ').at(-1)!
  return {
    text,
    lemmas: best.lemmas,
    isName: best.isName,
    isConcrete: best.isConcrete,
    // A lens is one thing.
    isPlural: !best.isName && isPluralForm(last) && best.lemmas.at(-1) !== last,
  }
}

/** How often each lemma is a verb. */
function countVerbs(sentences: readonly AnalysedSentence[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { tokens } of sentences)
    for (const { lemma, partOfSpeech } of tokens)
      if (partOfSpeech === 'VERB') counts.set(lemma, (counts.get(lemma) ?? 0) + 1)
  return counts
}

/** "Drink when you are thirsty" is not about a drink. */
function isMostlyVerb({ lemmas, count }: Tally, verbCounts: ReadonlyMap<string, number>): boolean {
  const [lemma, ...others] = lemmas
  return others.length === 0 && (verbCounts.get(lemma!) ?? 0) >= count
}

/** True for "batteries", false for "glass" and "physics". */
export function isPluralForm(word: string): boolean {
  return /s$/i.test(word) && !/(ss|us|is|ics|news)$/i.test(word)
}

function topicScore(tally: Tally, length: number, titleWords: ReadonlySet<string>): number {
  const spread = tally.spread.size / Math.max(1, length)
  const isEarly = tally.first < length * 0.25
  const inTitle = tally.lemmas.some((lemma) => titleWords.has(lemma) || titleWords.has(`${lemma}s`))
  const length2 = tally.lemmas.length > 1 ? 1.45 : 1
  return (
    (tally.count + spread * 6) * length2 * (isEarly ? 1.25 : 1) * (inTitle ? 2 : 1) * (tally.isName ? 1.1 : 1)
  )
}

function tallyRun(tallies: Map<string, Tally>, run: readonly AnalysedToken[], index: number): void {
  const spans =
    run.length > 1 ? [run.slice(-2), run.slice(-1), ...(run.length > 2 ? [run.slice(-3)] : [])] : [run]
  for (const span of spans) {
    const head = span.at(-1)!
    if (
      tooGeneral.test(head.lemma) ||
      tooGeneral.test(head.lower) ||
      span.some((token) => token.lower.length < 3 || /['’]/.test(token.lower))
    )
      continue
    const isName = span.every((token) => token.partOfSpeech === 'PROPN' && /^\p{Lu}/u.test(token.text))
    if (!isName && span.length === 1 && !isConcrete(head) && head.isStopWord) continue
    const key = span.map((token) => token.lemma).join(' ')
    const tally = tallies.get(key) ?? newTally(span, index, isName)
    const form = span.map((token) => (isName ? token.text : token.lower)).join(' ')
    tally.count++
    tally.spread.add(index)
    tally.forms.set(form, (tally.forms.get(form) ?? 0) + 1)
    tallies.set(key, tally)
  }
}

function newTally(span: readonly AnalysedToken[], first: number, isName: boolean): Tally {
  return {
    count: 0,
    first,
    spread: new Set(),
    forms: new Map(),
    lemmas: span.map((token) => token.lemma),
    isName,
    isConcrete: isConcrete(span.at(-1)!),
  }
}

function nounRuns(tokens: readonly AnalysedToken[]): AnalysedToken[][] {
  const runs: AnalysedToken[][] = []
  let isOpen = false
  let before = ''
  for (const token of tokens) {
    const isTagged = token.partOfSpeech === 'NOUN' || token.partOfSpeech === 'PROPN'
    // "Everybody wakes up": after a pronoun, a noun is mostly a verb.
    const isVerb = before === 'PRON' && /s$/i.test(token.text)
    before = /^(my|your|his|her|its|our|their)$/.test(token.lower) ? 'DET' : token.partOfSpeech
    const isNoun = isTagged && !isVerb && /^\p{L}[\p{L}'’-]*$/u.test(token.text)
    if (isNoun) {
      if (isOpen) runs.at(-1)!.push(token)
      else runs.push([token])
    }
    isOpen = isNoun
  }
  return runs
}
