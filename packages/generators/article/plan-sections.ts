// Which groups become sections, in which order, and how many words each gets. The words sum to the length.

import type { CollectedFacts } from '@vivify/contract/facts'
import { capitalise } from '../script/wording/lead-ins.ts'
import type { TopicPhrase } from '../script/meaning/topic-phrase.ts'
import type { Written } from './choose-sentences.ts'
import type { Group } from './group-statements.ts'
import { isOf, type WholeSources } from './own-words.ts'
import type { Sentence } from './types.ts'

export interface PlannedSection {
  readonly heading: string
  readonly sentences: readonly Sentence[]
  readonly words: number
}

interface PlanOptions {
  readonly goal: number
  readonly title: string
  readonly topic: TopicPhrase | null
  readonly sources: CollectedFacts['sources']
  readonly isEnglish: boolean
  readonly whole: WholeSources
}

const wordsPerSection = 210
const minGroupWords = 24
/** For the orientation and the closing. */
const frameWords = 45

export function planSections(
  groups: readonly Group[],
  opening: readonly Written[],
  options: PlanOptions,
): PlannedSection[] {
  const used = new Set(opening.map(({ sentence }) => sentence))
  const named = nameLeads(groups, opening, options.sources)
  const isWhole = ({ sentences }: Candidate): boolean => sentences.some((one) => isOf(one, options.whole))
  const candidates = withGlance(named, used, options).filter(
    (candidate) => candidate.words >= minGroupWords || isWhole(candidate),
  )
  const usable =
    candidates.length > 0 ? candidates : withGlance(named, used, options).filter(({ words }) => words > 0)
  const openingWords = opening.reduce((sum, { sentence }) => sum + sentence.analysed.words, 0)
  const goal = Math.max(60, options.goal - openingWords - frameWords)
  const chosen = chooseMost(usable, goal, isWhole)
  const shares = shareWords(chosen, goal)
  return chosen.map(({ heading, sentences }, index) => ({ heading, sentences, words: shares[index]! }))
}

/** The opening of a further source is about what that one is called, unless it is called the same. */
function nameLeads(
  groups: readonly Group[],
  opening: readonly Written[],
  sources: PlanOptions['sources'],
): Group[] {
  const main = sources.find(({ id }) => id === opening[0]?.sourceId)
  const named: Group[] = []
  for (const group of groups) {
    const source = sources.find(({ id }) => id === group.sentences[0]?.statement.sourceId)
    const title = group.heading === null && source && source.kind !== 'notes' ? nameOf(source.title) : ''
    const isOther = main !== undefined && title.toLowerCase() !== nameOf(main.title).toLowerCase()
    const heading = isOther && /\S \S/.test(title) ? title : group.heading
    const earlier = heading === group.heading ? -1 : named.findIndex((one) => one.heading === heading)
    // What a text concludes with belongs to what it began with.
    if (earlier < 0) named.push({ ...group, heading })
    else named[earlier] = joinGroups(named[earlier]!, group)
  }
  return named
}

function joinGroups(first: Group, second: Group): Group {
  return { ...first, sentences: [...first.sentences, ...second.sentences] }
}

/** Without the name of the site. */
function nameOf(title: string): string {
  return title.split(/ [|–—-] /)[0]!.trim()
}

interface Candidate {
  heading: string
  sentences: readonly Sentence[]
  relevance: number
  words: number
}

/** What openings of sources say beyond the introduction comes first, under one heading. */
function withGlance(
  groups: readonly Group[],
  used: ReadonlySet<Sentence>,
  { title, topic, isEnglish }: PlanOptions,
): Candidate[] {
  const left = (group: Group): Sentence[] => group.sentences.filter((sentence) => !used.has(sentence))
  const leads = groups.filter(({ heading }) => heading === null)
  const glance = leads.flatMap(left)
  const name = topic?.text ?? title
  const hasHeadings = leads.length < groups.length
  const heading = !isEnglish ? title : hasHeadings ? `${capitalise(name)} at a glance` : 'The details'
  const best = Math.max(0, ...groups.map(({ relevance }) => relevance))
  return [
    // Sections say the same in more words, so it only fills what they leave.
    ...(glance.length > 0
      ? [{ heading, sentences: glance, relevance: best * 0.6, words: count(glance) }]
      : []),
    ...groups.flatMap((group) => {
      const sentences = left(group)
      return group.heading === null || sentences.length === 0
        ? []
        : [
            {
              heading: tidyHeading(group.heading),
              sentences,
              relevance: group.relevance,
              words: count(sentences),
            },
          ]
    }),
  ]
}

function tidyHeading(heading: string): string {
  return (
    heading
      .replace(/^(?:\d{1,2}[.)]|[-–•*#])\s+/, '')
      .replace(/[:.]$/, '')
      .trim() || heading
  )
}

function count(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { analysed }) => sum + analysed.words, 0)
}

/** What is used whole, and the most relevant candidates that fill the length, in their own order. */
function chooseMost(
  candidates: readonly Candidate[],
  goal: number,
  isWhole: (candidate: Candidate) => boolean,
): Candidate[] {
  const most = Math.min(14, Math.max(3, Math.round(goal / wordsPerSection)))
  const ranked = candidates.toSorted((a, b) => worth(b) - worth(a))
  const chosen = ranked.filter(isWhole)
  let words = count(chosen.flatMap(({ sentences }) => sentences))
  for (const candidate of ranked) {
    if (chosen.includes(candidate)) continue
    // Small groups may need to be more than usual to fill the length.
    if (chosen.length >= most && words >= goal) break
    if (chosen.length >= most * 2) break
    chosen.push(candidate)
    // A group repeats itself and others, so not all of it will be used.
    words += candidate.words * 0.85
  }
  return candidates.filter((candidate) => chosen.includes(candidate))
}

function worth({ relevance, words }: Candidate): number {
  return relevance + Math.min(1, words / wordsPerSection)
}

/** Equal shares, except that no group gets more words than it has. */
function shareWords(chosen: readonly Candidate[], goal: number): number[] {
  const shares = chosen.map(() => 0)
  let open = chosen.map((_, index) => index)
  let left = goal
  while (open.length > 0 && left > 1) {
    const each = left / open.length
    const full = open.filter((index) => chosen[index]!.words <= each)
    if (full.length === 0) {
      for (const index of open) shares[index] = each
      break
    }
    for (const index of full) {
      shares[index] = chosen[index]!.words
      left -= chosen[index]!.words
    }
    open = open.filter((index) => !full.includes(index))
  }
  return shares.map(Math.round)
}
