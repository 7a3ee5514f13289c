// Headings for text that has none: the things that it speaks of more than the rest of the sources does.

import { capitalise } from '../script/wording/lead-ins.ts'
import type { AnalysedToken } from '../script/wording/language-tools.ts'
import { isGeneralWord } from './title-terms.ts'
import type { Sentence } from './types.ts'

interface Phrase {
  readonly form: string
  readonly count: number
  readonly score: number
}

/** Null when nothing stands out. A heading is given once. */
export function nameGroup(
  group: readonly Sentence[],
  all: readonly Sentence[],
  topicLemmas: ReadonlySet<string>,
  used: Set<string>,
): string | null {
  const inAll = countPhrases(all)
  // Two mentions among many sentences are no common thread.
  const atLeast = Math.max(2, Math.ceil(group.length / 5))
  const phrases = [...countPhrases(group)]
    .filter(([key]) => !used.has(key) && !key.split(' ').every((lemma) => topicLemmas.has(lemma)))
    .map(([key, { form, count }]): Phrase & { key: string } => {
      const elsewhere = (inAll.get(key)?.count ?? count) - count
      return { key, form, count, score: (count * (key.includes(' ') ? 1.6 : 1)) / (1 + elsewhere / 2) }
    })
    .filter(({ count, score, key }) => count >= atLeast && (score >= 1.5 || key.includes(' ')))
    .toSorted((a, b) => b.score - a.score)
  const [first] = phrases
  if (!first) return null
  used.add(first.key)
  const second = phrases.find(
    ({ key, score }) => key !== first.key && score >= first.score * 0.8 && !sharesWord(key, first.key),
  )
  if (!second) return capitalise(first.form)
  used.add(second.key)
  return `${capitalise(first.form)} and ${second.form}`
}

function sharesWord(a: string, b: string): boolean {
  return a.split(' ').some((word) => b.split(' ').includes(word))
}

function countPhrases(sentences: readonly Sentence[]): Map<string, { form: string; count: number }> {
  const counts = new Map<string, { form: string; count: number }>()
  for (const { analysed } of sentences) {
    const phrases = new Map(
      phrasesOf(analysed.tokens).map((tokens) => [tokens.map(({ lemma }) => lemma).join(' '), tokens]),
    )
    for (const [key, phrase] of phrases) {
      const known = counts.get(key)
      const form = phrase.map(formOf).join(' ')
      counts.set(key, { form: known?.form ?? form, count: (known?.count ?? 0) + 1 })
    }
  }
  return counts
}

function formOf({ partOfSpeech, text, lower }: AnalysedToken): string {
  return partOfSpeech === 'PROPN' ? text : lower
}

function phrasesOf(tokens: readonly AnalysedToken[]): AnalysedToken[][] {
  const found: AnalysedToken[][] = []
  tokens.forEach((token, index) => {
    if (!isHead(token)) return
    found.push([token])
    const before = tokens[index - 1]
    const joins = before && /^(?:NOUN|PROPN|ADJ)$/.test(before.partOfSpeech) && isHeadlike(before)
    if (joins) found.push([before, token])
  })
  return found
}

function isHead(token: AnalysedToken): boolean {
  return /^(?:NOUN|PROPN)$/.test(token.partOfSpeech) && isHeadlike(token)
}

function isHeadlike({ lower, lemma, isStopWord }: AnalysedToken): boolean {
  return (
    !isStopWord &&
    lower.length > 2 &&
    /^\p{L}[\p{L}'’-]*$/u.test(lower) &&
    !isGeneralWord(lower) &&
    !isGeneralWord(lemma) &&
    !vague.has(lemma)
  )
}

const vague = new Set(
  'time year day night morning evening week month hour minute century part place number amount lot kind type form example case use result study researcher many much several other'.split(
    ' ',
  ),
)
