// Puts statements into groups that become sections: those of one heading of a source, those of like headings of several
// sources, and for text without headings those about one thing.

import type { CollectedFacts } from '@vivify/contract/facts'
import type { LanguageTools } from '../script/wording/language-tools.ts'
import { analyseSource, type AnalysedSentence } from '../script/meaning/source-analysis.ts'
import { similarity } from '../script/meaning/text-rank.ts'
import { partOf, type CleanStatements } from './clean-statements.ts'
import { nameGroup } from './name-group.ts'
import { isOf, type WholeSources } from './own-words.ts'
import { isGeneralWord, titleTerms } from './title-terms.ts'
import type { Sentence } from './types.ts'

export interface Group {
  /** Null for the opening of a source, before its first heading. */
  heading: string | null
  readonly sentences: Sentence[]
  /** Place in its source, 0 to 1. */
  readonly place: number
  relevance: number
}

/** Headings that say nothing about their text. */
const emptyHeading =
  /^(?:overview|introduction|intro|summary|background|general|description|about|content|main|article|conclusions?|final thoughts|in short|faqs?|questions?)$/i
const minSegment = 5
const maxSegment = 14

/** "WebSocket, a protocol that keeps a connection open." */
const apposition =
  /^(?!(?:In|On|At|By|From|Since|After|Before|During|Today|Now|Later|Then|Here|There|Thus|So) )\p{Lu}[^\s,]*(?: [^\s,]+){0,3}, (?:(?:an?|the) (?:[^\s,]+ ){1,4}(?:that|which|who)|where|who) [^,]+\.$/u

export function analyseStatements(
  { statements, afterGap }: Pick<CleanStatements, 'statements' | 'afterGap'>,
  tools: LanguageTools | null,
): Sentence[] {
  const source = statements.map((statement, index) => {
    const before = statements[index - 1]
    return { text: statement.text, startsBlock: before === undefined || partOf(before) !== partOf(statement) }
  })
  return analyseSource(source, tools).flatMap((analysed, index) =>
    analysed.text === '' || analysed.isLabel || analysed.isQuestion || isPhrase(analysed)
      ? []
      : [{ statement: statements[index]!, analysed, isAfterGap: afterGap.has(statements[index]!) }],
  )
}

function isPhrase({ text, tokens }: AnalysedSentence): boolean {
  if (!apposition.test(text)) return false
  const comma = tokens.findIndex((token) => token.text === ',')
  return !tokens.slice(0, comma).some(({ partOfSpeech }) => /^(?:VERB|AUX)$/.test(partOfSpeech))
}

/** The groups of all sources, in order: headed ones, the openings of sources (heading null), and named segments. */
export function groupStatements(
  sentences: readonly Sentence[],
  facts: Pick<CollectedFacts, 'sources'>,
  topicLemmas: ReadonlySet<string>,
): Group[] {
  const groups: Group[] = []
  for (const source of facts.sources) {
    const own = sentences.filter(({ statement }) => statement.sourceId === source.id)
    const parts = splitByHeading(own)
    const hasHeadings = parts.some(({ heading }) => heading !== null)
    let before = 0
    for (const part of parts) {
      const place = own.length === 0 ? 0 : before / own.length
      before += part.sentences.length
      if (part.heading !== null) groups.push({ ...part, place, relevance: 0 })
      else if (hasHeadings) groups.push({ ...part, place, relevance: 0 })
      else groups.push(...cutIntoSegments(part.sentences, sentences, topicLemmas))
    }
  }
  return mergeAlike(groups, topicLemmas)
}

function splitByHeading(own: readonly Sentence[]): { heading: string | null; sentences: Sentence[] }[] {
  const parts: { heading: string | null; sentences: Sentence[] }[] = []
  for (const sentence of own) {
    const given = sentence.statement.section?.replace(/\s+/g, ' ').trim() ?? ''
    const heading = given === '' || emptyHeading.test(given) ? null : given
    const last = parts.at(-1)
    if (last && last.heading === heading) last.sentences.push(sentence)
    else parts.push({ heading, sentences: [sentence] })
  }
  return parts
}

/** Cuts text without headings where neighbors have little in common. The first sentences stay its opening. */
function cutIntoSegments(
  own: readonly Sentence[],
  all: readonly Sentence[],
  topicLemmas: ReadonlySet<string>,
): Group[] {
  const segments: Sentence[][] = []
  let start = 0
  while (start < own.length) {
    const rest = own.length - start
    const end = rest <= maxSegment ? own.length : start + findCut(own.slice(start, start + maxSegment))
    segments.push(own.slice(start, end))
    start = end
  }
  const used = new Set<string>()
  return segments.flatMap((segment, index) => {
    const place = index / segments.length
    const heading = nameGroup(segment, all, topicLemmas, used)
    if (index > 0 || segments.length === 1 || segment.length <= 4) {
      return [
        {
          heading: index === 0 && segments.length > 1 ? null : heading,
          sentences: segment,
          place,
          relevance: 0,
        },
      ]
    }
    return [
      { heading: null, sentences: segment.slice(0, 3), place: 0, relevance: 0 },
      { heading, sentences: segment.slice(3), place: place + 0.01, relevance: 0 },
    ]
  })
}

/** The best place to end a segment. */
function findCut(window: readonly Sentence[]): number {
  let best = { cut: window.length, cost: Number.POSITIVE_INFINITY }
  for (let cut = minSegment; cut < window.length; cut++) {
    const [before, after] = [window[cut - 1]!.analysed, window[cut]!.analysed]
    const cost = similarity(before.vector, after.vector) + (after.isDependent ? 1 : 0)
    if (cost < best.cost) best = { cut, cost }
  }
  return best.cut
}

/** Joins groups of other sources whose headings have most words in common. */
function mergeAlike(groups: readonly Group[], topicLemmas: ReadonlySet<string>): Group[] {
  const merged: Group[] = []
  for (const group of groups) {
    const twin =
      group.heading === null
        ? undefined
        : merged.find((other) => areAlike(other.heading, group.heading!, topicLemmas))
    if (twin) twin.sentences.push(...group.sentences)
    else merged.push({ ...group, sentences: [...group.sentences] })
  }
  return merged
}

function areAlike(a: string | null, b: string, topicLemmas: ReadonlySet<string>): boolean {
  if (a === null) return false
  const [first, second] = [headingWords(a), headingWords(b)]
  if (first.size === 0 || second.size === 0) return a.toLowerCase() === b.toLowerCase()
  const shared = [...first].filter((word) => second.has(word))
  const common = shared.length
  // Every part of an article is about its topic.
  if (a.toLowerCase() !== b.toLowerCase() && shared.every((word) => topicLemmas.has(word))) return false
  return (
    common / Math.min(first.size, second.size) >= 0.99 && common / Math.max(first.size, second.size) >= 0.5
  )
}

export function headingWords(heading: string): Set<string> {
  const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => !isGeneralWord(word)).map((word) => word.replace(/(?<=[^su])s$/, '')))
}

export interface Choice {
  title: string
  /** The other titles of the batch. */
  others: readonly string[]
  whole: WholeSources
}

/**
 * Says how well each group fits the title. Groups that another title of the batch asks for more clearly, and groups
 * that have nothing to do with the title while others do, are left out; of sources that are used whole, only those that
 * may belong to another title.
 */
export function chooseGroups(
  groups: readonly Group[],
  { title, others: otherTitles, whole }: Choice,
  facts: Pick<CollectedFacts, 'sources'>,
  tools: LanguageTools | null,
): Group[] {
  const own = titleTerms(title, tools)
  const others = otherTitles.map((other) => titleTerms(other, tools))
  const rated = groups.map((group) => ({ ...group, relevance: rate(group, own, facts, tools) }))
  const best = Math.max(0, ...rated.map(({ relevance }) => relevance))
  const isFor = (group: Group): boolean => !others.some((terms) => isForOther(group, own, terms, tools))
  const isWhole = ({ sentences, relevance }: Group): boolean =>
    sentences.some((one) => isOf(one, whole)) && (others.length === 0 || relevance > 0)
  // What is only about another title is not this one's, either.
  if (best === 0 && others.length > 0) return rated.filter(isFor)
  const fitting = rated.filter((group) => group.relevance >= best * 0.2 || isWhole(group))
  const mine = fitting.filter((group) => group.heading === null || isFor(group))
  return mine.length > 0 ? mine : fitting
}

function rate(
  { heading, sentences }: Group,
  terms: ReadonlySet<string>,
  facts: Pick<CollectedFacts, 'sources'>,
  tools: LanguageTools | null,
): number {
  if (terms.size === 0) return 1
  const holds = sentences.filter(({ analysed }) => hasTerm(analysed, terms)).length
  const covered = new Set(sentences.flatMap(({ analysed }) => analysed.tokens.map(({ lemma }) => lemma)))
  const coverage = [...terms].filter((term) => covered.has(term)).length / terms.size
  const named = heading === null ? 0 : countShared(titleTerms(heading, tools), terms)
  const sourceId = sentences[0]?.statement.sourceId
  const source = facts.sources.find(({ id }) => id === sourceId)
  const isAbout = source !== undefined && countShared(titleTerms(source.title, tools), terms) > 0
  return 1.5 * Math.min(1, named) + coverage + holds / sentences.length + (isAbout ? 0.7 : 0)
}

/** Whether a heading or most sentences name what only the other title names. */
function isForOther(
  { heading, sentences }: Group,
  own: ReadonlySet<string>,
  other: ReadonlySet<string>,
  tools: LanguageTools | null,
): boolean {
  const special = new Set([...other].filter((term) => !own.has(term)))
  const mine = new Set([...own].filter((term) => !other.has(term)))
  const named = heading === null ? new Set<string>() : titleTerms(heading, tools)
  if (countShared(named, mine) > 0) return false
  if (countShared(named, special) > 0) return true
  const share = (terms: ReadonlySet<string>): number =>
    sentences.filter(({ analysed }) => hasTerm(analysed, terms)).length / sentences.length
  return share(special) > 0.4 && share(special) > share(mine) + 0.3
}

function hasTerm({ tokens }: AnalysedSentence, terms: ReadonlySet<string>): boolean {
  return tokens.some(({ lemma, lower }) => terms.has(lemma) || terms.has(lower))
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((term) => b.has(term)).length
}
