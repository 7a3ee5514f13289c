// Finds sections of the guide by the words in them. Loaded when somebody searches, because it holds all texts.

import { addressOf, anchorOf, guidePageNames, type GuidePageName } from './guide-pages.ts'

const sources = import.meta.glob<string>('../../../../../docs/guide/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export interface GuideHit {
  label: string
  /** The section's address in the product. */
  to: string
}

interface Section {
  page: GuidePageName
  title: string
  /** Null for the text above the first heading. */
  heading: string | null
  titleWords: readonly string[]
  headingWords: readonly string[]
  textWords: readonly string[]
}

const sections = guidePageNames.flatMap((name) =>
  splitPage(name, sources[`../../../../../docs/guide/${name}.md`] ?? ''),
)
const mostHits = 5

/**
 * The best section of each page in which every typed word begins a word. Pages whose title has the words come first, then
 * headings, then texts.
 */
export function searchGuide(typed: string): GuideHit[] {
  const wanted = splitWords(typed)
  if (wanted.length === 0) return []
  const best = new Map<GuidePageName, { section: Section; rank: number }>()
  for (const section of sections) {
    const rank = rankOf(section, wanted)
    const before = best.get(section.page)
    if (rank > 0 && rank > (before?.rank ?? 0)) best.set(section.page, { section, rank })
  }
  return [...best.values()]
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostHits)
    .map(({ section }) => describeHit(section))
}

/** 0 when a word is missing. */
function rankOf({ titleWords, headingWords, textWords }: Section, wanted: readonly string[]): number {
  const holds = (...lists: (readonly string[])[]): boolean =>
    wanted.every((word) => lists.some((list) => list.some((one) => one.startsWith(word))))
  if (holds(titleWords)) return 3
  if (holds(titleWords, headingWords)) return 2
  if (!holds(titleWords, headingWords, textWords)) return 0
  // Of two sections that have all words, the one whose heading has some of them.
  const inHeading = wanted.filter((word) => headingWords.some((one) => one.startsWith(word)))
  return 1 + inHeading.length / wanted.length / 2
}

function describeHit({ page, title, heading }: Section): GuideHit {
  if (heading === null) return { label: title, to: addressOf(page) }
  return { label: `${title}: ${heading}`, to: `${addressOf(page)}#${anchorOf(heading)}` }
}

function splitPage(page: GuidePageName, source: string): Section[] {
  const [first = '', ...parts] = source.split('\n## ')
  const [titleLine = '', ...lead] = first.split('\n')
  const title = titleLine.replace(/^# /, '')
  const describe = (heading: string | null, text: string): Section => ({
    page,
    title,
    heading,
    titleWords: splitWords(title),
    headingWords: splitWords(heading ?? ''),
    textWords: [...new Set(splitWords(text))],
  })
  const below = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return describe(heading, lines.join('\n'))
  })
  return [describe(null, lead.join('\n')), ...below]
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
